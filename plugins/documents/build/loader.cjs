/** Removes the build path from pdf.js, which only Node reads. */
module.exports = function withoutPath(source) {
  return source.replaceAll(
    'createRequire(import.meta.url)',
    "createRequire('/')",
  );
};
