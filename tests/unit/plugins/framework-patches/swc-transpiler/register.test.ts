import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {temporarySite} from '../../../../support/temporarySite';

const root = join(__dirname, '../../../../..');
const REGISTER = join(
  root,
  'plugins/framework-patches/swc-transpiler/register.cjs',
);

/** Runs a program that requires the patch first, and returns its output. */
function run(program: string, env: Readonly<Record<string, string>> = {}) {
  return execFileSync(
    process.execPath,
    ['--require', REGISTER, '--eval', program],
    {cwd: root, env: {...process.env, ...env}, encoding: 'utf8'},
  ).trim();
}

/** A program that loads a file as Docusaurus loads its configuration, and prints the result. */
function load(file: string, say: string): string {
  return `require('@docusaurus/utils').loadFreshModule(${JSON.stringify(file)})
    .then((loaded) => ${say}, (error) => error.cause.message)
    .then(console.log);`;
}

const usedBabel = `Object.keys(require.cache).some((file) => file.endsWith('jiti/dist/babel.js'))`;

describe('the configuration of a site', () => {
  it('is transpiled without Babel, even if it imports ES modules and aliases', () => {
    const siteDir = temporarySite({
      'site.config.ts': `
        import share from './share.mjs';
        import {areas} from '../../../../../world/areas';
        type Part = {readonly name: string};
        const parts = areas.map((name): Part => ({name}));
        export default {parts, isShared: typeof share, here: import.meta.url.slice(0, 7)};`,
      'share.mjs': 'export default function share() {}',
      'world/areas.ts': `export const areas = ['one', 'two'] as const;`,
    });
    const said = run(
      load(
        join(siteDir, 'site.config.ts'),
        `JSON.stringify([loaded.parts.map(({name}) => name), loaded.isShared, loaded.here, ${usedBabel}])`,
      ),
      {JITI_ALIAS: JSON.stringify({'@world': join(siteDir, 'world')})},
    );
    expect(JSON.parse(said)).toEqual([
      ['one', 'two'],
      'function',
      'file://',
      false,
    ]);
  }, 60_000);

  it('is read again when it has changed, whatever was cached', () => {
    const siteDir = temporarySite({'site.config.ts': 'export default 1;'});
    const file = join(siteDir, 'site.config.ts');
    const said = run(
      `const {writeFileSync} = require('node:fs');
       const {loadFreshModule} = require('@docusaurus/utils');
       (async () => {
         const before = await loadFreshModule(${JSON.stringify(file)});
         writeFileSync(${JSON.stringify(file)}, 'export default 2;');
         console.log(before, await loadFreshModule(${JSON.stringify(file)}));
       })();`,
    );
    expect(said).toBe('1 2');
  }, 60_000);

  it('names the line of a syntax error', () => {
    const siteDir = temporarySite({
      'site.config.ts': 'export default {\n  one: 1,\n  two 2,\n};\n',
    });
    const said = run(load(join(siteDir, 'site.config.ts'), `'read'`));
    expect(said).toContain('site.config.ts:3');
  }, 60_000);

  it('is transpiled by Babel if the patch is off', () => {
    const siteDir = temporarySite({'site.config.ts': 'export default 1;'});
    const said = run(load(join(siteDir, 'site.config.ts'), usedBabel), {
      SITE_WITHOUT_PATCHES: 'swc-transpiler',
    });
    expect(said).toBe('true');
  }, 60_000);

  it('would be transpiled by Babel in the framework, which requires the patched jiti', () => {
    const loader = require.resolve('@docusaurus/utils/lib/moduleUtils.js');
    expect(readFileSync(loader, 'utf8')).toContain('require("jiti")');
    expect(require.resolve('jiti', {paths: [loader]})).toBe(
      require.resolve('jiti'),
    );
    expect(readFileSync(require.resolve('jiti'), 'utf8')).toContain(
      'opts.transform = require("../dist/babel")',
    );
  });
});
