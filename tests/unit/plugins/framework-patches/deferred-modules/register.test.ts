// cspell:ignore webpackbar
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {siteDir} from '../../../../support/site';

const HEAVY = ['webpackbar', 'html-minifier-terser', '@babel/traverse'];

/** Lists the heavy packages that are loaded after Docusaurus and a program have run. */
function listLoaded(program = '', without = ''): readonly string[] {
  const look = `
    require('@docusaurus/bundler');
    ${program}
    const paths = Object.keys(require.cache).map((path) => path.replaceAll('\\\\', '/'));
    console.log(JSON.stringify(${JSON.stringify(HEAVY)}.filter((name) => paths.some((path) => path.includes('/node_modules/' + name + '/')))));`;
  const {stdout} = spawnSync(
    process.execPath,
    [
      '--require',
      './plugins/framework-patches/deferred-modules/register.cjs',
      '--eval',
      look,
    ],
    {
      cwd: siteDir,
      encoding: 'utf8',
      env: {...process.env, SITE_WITHOUT_PATCHES: without},
    },
  );
  return JSON.parse(stdout) as readonly string[];
}

const readPart = (name: string, path: string) =>
  readFileSync(join(siteDir, 'node_modules', name, path), 'utf8');

describe('modules that Docusaurus requires at once but does not use', () => {
  it('are not loaded', () => {
    expect(listLoaded()).toEqual([]);
  });

  it('are loaded if they are used after all', () => {
    const program = `
      const {extractAllSourceCodeFileTranslations} = require('@docusaurus/babel');
      if (typeof extractAllSourceCodeFileTranslations !== 'function') process.exit(1);`;
    expect(listLoaded(program)).toEqual(['@babel/traverse']);
  });

  it('are loaded at once if the patch is off', () => {
    expect(listLoaded('', 'deferred-modules')).toEqual(HEAVY);
  });

  it('are still required upstream in the way that the patch expects', () => {
    expect(readPart('@docusaurus/bundler', 'lib/currentBundler.js')).toContain(
      'require("webpackbar")',
    );
    expect(readPart('@docusaurus/bundler', 'lib/minifyHtml.js')).toContain(
      'require("html-minifier-terser")',
    );
    expect(readPart('@docusaurus/babel', 'lib/index.js')).toContain(
      'require("./babelTranslationsExtractor")',
    );
  });
});
