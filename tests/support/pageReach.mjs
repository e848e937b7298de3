// A separate process, because pdf.js needs polyfills that tests should not have.
import {readFile} from 'node:fs/promises';
import {
  getDocument,
  VerbosityLevel,
} from '../../plugins/search-index/pdfEngine.mjs';

/** The height of page numbers above the lower edge, as a part of the page. */
const FOOT = 0.06;

/** Returns how far down the text of each page reaches, as a part of its height. */
async function listReaches(path) {
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    verbosity: VerbosityLevel.ERRORS,
  });
  const pdf = await task.promise;
  const reaches = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const {height} = page.getViewport({scale: 1});
    const {items} = await page.getTextContent();
    const bases = items
      .filter(({str}) => str.trim() !== '')
      .map(({transform}) => transform[5] / height)
      .filter((base) => base > FOOT);
    reaches.push(1 - Math.min(1, ...bases));
  }
  await task.destroy();
  return reaches;
}

const all = [];
for (const path of process.argv.slice(2)) {
  all.push(await listReaches(path));
}
console.log(JSON.stringify(all));
