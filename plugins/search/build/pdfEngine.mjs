// Runs pdf.js in its own process, because it needs polyfills that other code should not have.
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';

Promise.withResolvers ??= function withResolvers() {
  let resolve;
  let reject;
  const promise = new this((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return {promise, resolve, reject};
};

const require = createRequire(import.meta.url);
const engine = require.resolve('pdfjs-dist/legacy/build/pdf.mjs');
export const {getDocument, VerbosityLevel} = await import(
  pathToFileURL(engine).href
);
