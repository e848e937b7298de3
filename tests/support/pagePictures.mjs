// A separate process, because pdf.js needs polyfills that tests should not have.
import {readFile} from 'node:fs/promises';
import {
  getDocument,
  VerbosityLevel,
} from '../../plugins/search-index/pdfEngine.mjs';

/** Whether an element of a tagged page is a picture, or contains one. */
function hasPicture({role, children = []}) {
  return role === 'Figure' || children.some((child) => hasPicture(child));
}

/** Lists for each page whether it has a picture, map, portrait or diagram. */
async function listPictured(path) {
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    verbosity: VerbosityLevel.ERRORS,
  });
  const pdf = await task.promise;
  const pictured = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const tree = await page.getStructTree();
    pictured.push(tree !== null && hasPicture(tree));
  }
  await task.destroy();
  return pictured;
}

const all = [];
for (const path of process.argv.slice(2)) {
  all.push(await listPictured(path));
}
console.log(JSON.stringify(all));
