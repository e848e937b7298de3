import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {spellSheets} from '../../../world/catalogue';
import type {SheetFile} from './parseSheet';

/** The folder of the sheets, from the root of the project. */
export const sheetFolder = join('static', spellSheets.folder);

/** Reads all sheets of spells and powers of a site, sorted by name. */
export async function readSheets(
  siteDir: string,
): Promise<readonly SheetFile[]> {
  const names = await readdir(join(siteDir, sheetFolder));
  return Promise.all(
    names
      .filter((name) => name.endsWith('.csv'))
      .toSorted()
      .map(async (name) => {
        const file = join(sheetFolder, name);
        return {file, text: await readFile(join(siteDir, file), 'utf8')};
      }),
  );
}
