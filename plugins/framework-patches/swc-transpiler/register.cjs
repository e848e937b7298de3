// cspell:ignore swcrc
// Required before Docusaurus, which asks for jiti by Node's own require.
const {join} = require('node:path');
const jiti = require('jiti');
const {version} = require('@swc/core/package.json');

/** Where text is kept that was transpiled; in the folder of temporary files it would be gone after a day. */
const CACHE = join(__dirname, '../../../node_modules/.cache/jiti');

/** @type {typeof import('@swc/core') | undefined} */
let swc;

/**
 * Makes what Node's require reads of TypeScript and of ES modules.
 *
 * @param {{source: string, filename?: string, ts?: boolean}} module what is transpiled.
 */
function transform({source, filename = '', ts = false}) {
  // Not loaded where all is kept from the last time.
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

/** Names behind which files lie; read with each call, as commands set them after this was required. */
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
