/**
 * Has the bundler forget which modules pages are made of: it would compile each of them
 * to know its number, which only pages that a server has drawn need.
 *
 * @param {string} registry source of the registry that Docusaurus writes.
 */
module.exports = function forgetModules(registry) {
  return registry.replaceAll(/require\.resolveWeak\(("[^"]+")\)/g, '$1');
};
