import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join, posix} from 'node:path';
import {unparse} from 'papaparse';
import {parseSheet, type Sheet} from '../../src/shared/lib/csv';
import type {Job} from './job';

/** The file in each folder of static/ that labels the files of that folder. */
const LIST = 'index.csv';
const EMPTY: Sheet = {columns: ['file', 'title'], rows: []};

/** Adds labels to the index of a folder; those of other files, and further columns, stay. */
export function labeledList(
  {columns, rows}: Sheet,
  titles: ReadonlyMap<string, string>,
): Sheet {
  const [file, title] = [columns.indexOf('file'), columns.indexOf('title')];
  const kept = rows.filter((cells) => !titles.has(cells[file] ?? ''));
  const added = [...titles].map(([name, label]) => {
    const before = rows.find((cells) => cells[file] === name);
    const getCell = (index: number): string =>
      index === title ? label : (before?.[index] ?? '');
    return columns.map((_, index) => (index === file ? name : getCell(index)));
  });
  return {columns, rows: [...kept, ...added]};
}

async function readList(path: string): Promise<Sheet> {
  if (!existsSync(path)) {
    return EMPTY;
  }
  const result = parseSheet(await readFile(path, 'utf8'));
  if (!result.ok) {
    throw new Error(
      `${path}: found an invalid index, expected a CSV file without faults.`,
    );
  }
  return result.sheet;
}

/** Labels the library's files in the index of each folder, for pages and search. */
export async function writeLabels(
  staticDir: string,
  jobs: readonly Job[],
): Promise<void> {
  const folders = new Set(jobs.map(({path}) => posix.dirname(path)));
  for (const folder of folders) {
    const titles = new Map(
      jobs
        .filter(({path}) => posix.dirname(path) === folder)
        .map(({path, title}) => [posix.basename(path), title]),
    );
    const path = join(staticDir, folder, LIST);
    const {columns, rows} = labeledList(await readList(path), titles);
    const text = unparse([[...columns], ...rows.map((row) => [...row])], {
      newline: '\n',
    });
    await writeFile(path, `${text}\n`);
  }
}
