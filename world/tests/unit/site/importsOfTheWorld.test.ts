import {execFileSync} from 'node:child_process';
import {Globby} from '@docusaurus/utils';
import {siteDir} from '../../../../tests/support/site';

/** Prints which of the given files lint limits as a world. Jest cannot import the ES module. */
const PROGRAM = `
  import {createRequire} from 'node:module';
  import {zones} from './eslint.imports.mjs';
  const plugin = createRequire(import.meta.url).resolve('eslint-plugin-import-x');
  const {Minimatch} = createRequire(plugin)('minimatch');
  const {target} = zones.find(({message}) => message.startsWith('A world'));
  const isLimited = (file) => [target].flat().some((glob) => new Minimatch(glob).match(file));
  console.log(JSON.stringify(process.argv.slice(1).filter(isLimited)));
`;

/** Lists those of some files whose imports lint limits as those of a world. */
function listLimited(files: readonly string[]): readonly string[] {
  const args = ['--input-type=module', '--eval', PROGRAM, ...files];
  return JSON.parse(
    execFileSync(process.execPath, args, {cwd: siteDir, encoding: 'utf8'}),
  ) as readonly string[];
}

describe('what a world imports (22.1)', () => {
  it('is limited in each of its files', async () => {
    const files = await Globby('world/**/*.{ts,tsx}', {
      cwd: siteDir,
      ignore: ['world/tests/**'],
    });
    expect(files).toContain('world/areas.ts');
    expect(files).toContain('world/rules/rules.ts');
    const limited = listLimited(files);
    expect(files.filter((file) => !limited.includes(file))).toEqual([]);
  });

  it('is not limited in its tests, and outside of it', () => {
    const files = ['world/tests/unit/site/a.test.ts', 'worlds/a.ts', 'a.ts'];
    expect(listLimited(files)).toEqual([]);
  });
});
