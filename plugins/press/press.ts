import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {documents, workbooks} from '../../world/documents';
import {forms} from '../../world/documents/forms';
import {makeBook} from './makeBook';
import {makeForm} from './form/makeForm';
import {libraryFiles} from './libraryFiles';
import type {Made, Press} from './made';
import {findChangedFiles, recordSources} from './pressed';
import {pageReader} from './readPages';
import {startTypesetter} from './typeset';
import {makeWorkbook} from './workbooks/makeWorkbook';

/** Maximum size of a file in bytes, which phones load in a few seconds. */
const LARGEST = 1600 * 1024;

/** The functions that make the documents and workbooks of the library, by path. */
const makers: ReadonlyMap<string, (press: Press) => Promise<Made>> = new Map([
  ...documents.map(
    (each) => [each.file, (press: Press) => makeBook(each, press)] as const,
  ),
  ...forms.map(
    (each) => [each.file, (press: Press) => makeForm(each, press)] as const,
  ),
  ...workbooks.map(
    (each) => [each.file, (press: Press) => makeWorkbook(each, press)] as const,
  ),
]);

/**
 * Lists the documents whose path contains one of the names, or those whose sources have changed.
 *
 * @throws Error if a name is in no path.
 */
async function listWanted(
  siteDir: string,
  names: readonly string[],
): Promise<readonly string[]> {
  if (names.length === 0) {
    return [...(await findChangedFiles(siteDir)).keys()];
  }
  const all = [...libraryFiles].map(([file, paths]) => ({file, paths}));
  const named = names.map((name) => {
    const found = all.filter(({paths}) =>
      paths.some((path) => path.includes(name)),
    );
    if (found.length === 0) {
      throw new Error(
        `found "${name}", expected part of the path of a document, such as /Races/orc.pdf.`,
      );
    }
    return found.map(({file}) => file);
  });
  return [...new Set(named.flat())];
}

async function writeMade(outDir: string, {files}: Made): Promise<void> {
  for (const {path, bytes} of files) {
    if (bytes.length > LARGEST) {
      throw new Error(
        `static${path}: found ${bytes.length} bytes, expected at most ${LARGEST}.`,
      );
    }
    const file = join(outDir, path);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, bytes);
    console.log(`static${path}  ${Math.round(bytes.length / 1024)} KB`);
  }
}

/** Makes documents and workbooks, and records what they were made from. */
export async function press(
  siteDir: string,
  names: readonly string[],
): Promise<void> {
  const wanted = await listWanted(siteDir, names);
  const typesetter = await startTypesetter(siteDir);
  const readPage = await pageReader(siteDir);
  const staticDir = join(siteDir, 'static');
  try {
    for (const file of wanted) {
      const made = await makers.get(file)?.({siteDir, readPage, typesetter});
      if (made !== undefined) {
        await writeMade(staticDir, made);
        await recordSources(siteDir, file, made.sources);
      }
    }
  } finally {
    await typesetter.close();
  }
  console.log(`Generated ${wanted.length} of ${makers.size} documents.`);
}
