// cspell:ignore swcrc
// Must be required before Docusaurus, which loads jiti with Node's require.
const {join} = require('node:path');
const jiti = require('jiti');
const {version} = require('@swc/core/package.json');

/**
 * The cache of transpiled code, which would be deleted after a day in the folder for temporary
 * files.
 */
const CACHE = join(__dirname, '../../../node_modules/.cache/jiti');

/** @type {typeof import('@swc/core') | undefined} */
let swc;

/**
 * Transpiles TypeScript and ES modules to CommonJS.
 *
 * @param {{source: string, filename?: string, ts?: boolean}} module the module to transpile.
 */
function transform({source, filename = '', ts = false}) {
  // Not loaded if everything is cached.
  swc ??= require('@swc/core');
  return swc.transformSync(source, {
    filename,
    configFile: false,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: {syntax: ts ? 'typescript' : 'ecmascript'},
    },
    module: {type: 'commonjs'},
  });
}

/** Reads path aliases on each call, because commands set them after this file is required. */
function readAlias() {
  return JSON.parse(process.env['JITI_ALIAS'] ?? '{}');
}

const without = process.env['SITE_WITHOUT_PATCHES'] ?? '';
if (!without.split(',').includes('swc-transpiler')) {
  require.cache[require.resolve('jiti')].exports = (file, options) =>
    jiti(file, {
      alias: readAlias(),
      cacheVersion: `swc-${version}`,
      ...options,
      cache: CACHE,
      transform,
    });
}
