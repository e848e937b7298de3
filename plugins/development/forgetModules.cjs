/**
 * Makes the bundler forget the modules of pages. It would compile each page to know its module id,
 * which only server rendering needs.
 *
 * @param {string} registry source of the registry that Docusaurus generates.
 */
module.exports = function forgetModules(registry) {
  return registry.replaceAll(/require\.resolveWeak\(("[^"]+")\)/g, '$1');
};
