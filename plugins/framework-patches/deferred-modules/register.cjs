// cspell:ignore webpackbar
// Required before Docusaurus, which asks for all of its own parts by Node's own require.
const Module = require('node:module');

/** What Docusaurus asks for at once, and Rspack with SWC needs none of: by who asks, and for what. */
const DEFERRED = [
  ['@docusaurus/bundler', 'webpackbar'],
  ['@docusaurus/bundler', 'html-minifier-terser'],
  ['@docusaurus/babel', './babelTranslationsExtractor'],
];

/**
 * Stands for a module until something of it is used.
 *
 * @param {() => any} load
 */
function defer(load) {
  return new Proxy(function deferred() {}, {
    // What is compiled to CommonJS asks this of each module that it imports.
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
