import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {faultsAgainst} from './support/jsonSchema';
import {staticDir} from '../../tests/support/site';

const folder = join(staticDir, 'game-mechanics');

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'));
}

describe('the downloadable kernel of the rules', () => {
  it('is beside the schema that it names', () => {
    expect(read('rules.json')).toHaveProperty('$schema', './rules.schema.json');
    expect(existsSync(join(folder, 'rules.schema.json'))).toBe(true);
  });

  it('is valid against that schema', () => {
    const schema = existsSync(join(folder, 'rules.schema.json'))
      ? read('rules.schema.json')
      : {};
    expect(faultsAgainst(schema, read('rules.json'))).toEqual([]);
  });
});
