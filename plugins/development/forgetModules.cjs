/**
 * Makes the bundler forget the modules of pages. Otherwise it would compile each page for a module
 * id that only server rendering needs.
 *
 * @param {string} registry source of the registry that Docusaurus generates.
 */
module.exports = function forgetModules(registry) {
  return registry.replaceAll(/require\.resolveWeak\(("[^"]+")\)/g, '$1');
};
