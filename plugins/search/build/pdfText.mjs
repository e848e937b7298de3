// This is a separate process, because pdf.js needs polyfills that the build should not have.
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {getDocument, VerbosityLevel} from './pdfEngine.mjs';

const require = createRequire(import.meta.url);
const fonts = join(
  dirname(require.resolve('pdfjs-dist/package.json')),
  'standard_fonts/',
);

/** Returns the text of each page of a document. */
async function textsOf(path) {
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    standardFontDataUrl: fonts,
    verbosity: VerbosityLevel.ERRORS,
  });
  const pdf = await task.promise;
  const texts = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const {items} = await page.getTextContent();
    const text = items.map(({str, hasEOL}) => `${str}${hasEOL ? '\n' : ''}`);
    texts.push(
      text
        .join('')
        .replaceAll(/-\n(?=\p{Ll})/gu, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
  }
  await task.destroy();
  return texts;
}

const [, , ...paths] = process.argv;
const all = [];
for (const path of paths) {
  // A document that is encrypted or cannot be read has no text.
  all.push(await textsOf(path).catch(() => []));
}
console.log(JSON.stringify(all));
