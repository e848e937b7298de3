import {readFile, writeFile} from 'node:fs/promises';
import {join, posix} from 'node:path';
import {unparse} from 'papaparse';
import {parseSheet, type Sheet} from '../../src/shared/lib/csv';
import type {MadeFile} from './made';

/** The file in each folder of static/ that labels the files of that folder. */
const LIST = 'index.csv';

/** Adds the label of a file that has none to the list of its folder. */
export function withLabel(
  {columns, rows}: Sheet,
  name: string,
  label: string,
): Sheet {
  const file = columns.indexOf('file');
  return rows.some((cells) => cells[file] === name)
    ? {columns, rows}
    : {
        columns,
        rows: [
          ...rows,
          columns.map((column) =>
            column === 'title' ? label : column === 'file' ? name : '',
          ),
        ],
      };
}

/** Labels new files in the lists of their folders, for pages and search. */
export async function writeLabels(
  staticDir: string,
  files: readonly MadeFile[],
): Promise<void> {
  for (const {path, title} of files) {
    const list = join(staticDir, posix.dirname(path), LIST);
    const text = await readFile(list, 'utf8').catch(() => 'file,title\n');
    const result = parseSheet(text);
    // A folder without labels yet has a list of headings alone.
    const before = result.ok
      ? result.sheet
      : {columns: ['file', 'title'], rows: []};
    const after = withLabel(before, posix.basename(path), title);
    if (after.rows.length > before.rows.length) {
      const lines = [[...after.columns], ...after.rows.map((row) => [...row])];
      await writeFile(list, `${unparse(lines, {newline: '\n'})}\n`);
    }
  }
}
