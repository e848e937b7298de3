import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as trimmed from '../../trim-client-bundle/browserHistory';

/** Lists the names that a module imports from the history library. */
function listImports(file: string): readonly string[] {
  const source = readFileSync(join('node_modules', file), 'utf8');
  return [
    ...source.matchAll(/(?:import|export) \{(?<names>[^}]+)\} from 'history'/g),
  ].flatMap(({groups}) =>
    (groups?.['names'] ?? '').split(',').map((name) => name.trim()),
  );
}

describe('the history library of the client bundle', () => {
  it.each([
    'react-router/esm/react-router.js',
    'react-router-dom/esm/react-router-dom.js',
  ])('has everything that %s imports', (file) => {
    const imports = listImports(file);
    expect(imports).toContain('createLocation');
    expect(Object.keys(trimmed)).toEqual(expect.arrayContaining([...imports]));
  });

  it('has none of its other kinds, of hashes and in memory', () => {
    expect(trimmed.createBrowserHistory).toBeInstanceOf(Function);
    expect(trimmed.createHashHistory).toBeUndefined();
    expect(trimmed.createMemoryHistory).toBeUndefined();
  });
});
