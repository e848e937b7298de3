/**
 * Removes the module numbers from the registry, for which the bundler would compile every page;
 * only server rendering needs them.
 *
 * @param {string} registry source of the registry that Docusaurus writes.
 */
module.exports = function forgetModules(registry) {
  return registry.replaceAll(/require\.resolveWeak\(("[^"]+")\)/g, '$1');
};
