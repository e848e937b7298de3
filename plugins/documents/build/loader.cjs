/** Removes the build path from pdf.js, because only Node reads it. */
module.exports = function withoutPath(source) {
  return source.replaceAll(
    'createRequire(import.meta.url)',
    "createRequire('/')",
  );
};
