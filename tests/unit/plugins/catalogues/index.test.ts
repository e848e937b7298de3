import {existsSync} from 'node:fs';
import {join} from 'node:path';
import cataloguesPlugin from '../../../../plugins/catalogues';
import {stub} from '../../../support/stub';

type Rule = {
  readonly test: RegExp;
  readonly include: string;
  readonly use: readonly [string];
};
type Configure = () => {readonly module: {readonly rules: readonly [Rule]}};

const {name, configureWebpack} = cataloguesPlugin();
const [rule] = stub<Configure>(configureWebpack ?? (() => undefined))().module
  .rules;

describe('the plugin for catalogues', () => {
  it('is called catalogues', () => {
    expect(name).toBe('catalogues');
  });

  it('has a loader for the file that represents all of them', () => {
    const file = join(rule.include, 'pages.catalogue');
    expect(existsSync(file)).toBe(true);
    expect(file).toMatch(rule.test);
    expect('catalogue.md').not.toMatch(rule.test);
    expect(existsSync(rule.use[0])).toBe(true);
  });
});
