/** Takes out of pdf.js where it stood in the build; only Node would ask. */
module.exports = function withoutPath(source) {
  return source.replaceAll(
    'createRequire(import.meta.url)',
    "createRequire('/')",
  );
};
