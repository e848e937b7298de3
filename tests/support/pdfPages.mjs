// A separate process, because pdf.js needs polyfills that tests should not have.
import {readFile} from 'node:fs/promises';
import {
  getDocument,
  VerbosityLevel,
} from '../../plugins/search-index/pdfEngine.mjs';

/** The height of page numbers above the lower edge, as a part of the page. */
const FOOT = 0.06;

/** Whether an element of a tagged page is a picture, or contains one. */
function hasPicture({role, children = []}) {
  return role === 'Figure' || children.some((child) => hasPicture(child));
}

/** Returns how far down the text of a page reaches, as a part of its height. */
async function measureReach(page) {
  const {height} = page.getViewport({scale: 1});
  const {items} = await page.getTextContent();
  const bases = items
    .filter(({str}) => str.trim() !== '')
    .map(({transform}) => transform[5] / height)
    .filter((base) => base > FOOT);
  return 1 - Math.min(1, ...bases);
}

/** Describes each page: how far down its text reaches, and whether it has a picture, map or diagram. */
async function describePages(path) {
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    verbosity: VerbosityLevel.ERRORS,
  });
  const pdf = await task.promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const tree = await page.getStructTree();
    pages.push({
      reach: await measureReach(page),
      isPictured: tree !== null && hasPicture(tree),
    });
  }
  await task.destroy();
  return pages;
}

const all = [];
for (const path of process.argv.slice(2)) {
  all.push(await describePages(path));
}
console.log(JSON.stringify(all));
