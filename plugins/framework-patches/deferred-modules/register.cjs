// cspell:ignore webpackbar
// Must be required before Docusaurus, which loads its parts with Node's require.
const Module = require('node:module');

/**
 * Modules that Docusaurus loads eagerly but does not need with Rspack and SWC: importing package,
 * and module.
 */
const DEFERRED = [
  ['@docusaurus/bundler', 'webpackbar'],
  ['@docusaurus/bundler', 'html-minifier-terser'],
  ['@docusaurus/babel', './babelTranslationsExtractor'],
];

/**
 * Returns a proxy that loads a module on first use.
 *
 * @param {() => any} load
 */
function defer(load) {
  return new Proxy(function deferred() {}, {
    // Code compiled to CommonJS reads this property of every module that it imports.
    get: (_, key) => (key === '__esModule' ? undefined : load()[key]),
    has: (_, key) => key in load(),
    apply: (_, self, values) => Reflect.apply(load(), self, values),
    construct: (_, values) => Reflect.construct(load(), values),
  });
}

const without = process.env['SITE_WITHOUT_PATCHES'] ?? '';
if (!without.split(',').includes('deferred-modules')) {
  const load = Module._load;
  Module._load = function loadLate(request, parent, ...rest) {
    const asks = parent?.filename?.replaceAll('\\', '/') ?? '';
    const isDeferred = DEFERRED.some(
      ([who, what]) =>
        request === what && asks.includes(`/node_modules/${who}/`),
    );
    const loadNow = () => load.call(this, request, parent, ...rest);
    return isDeferred ? defer(loadNow) : loadNow();
  };
}
