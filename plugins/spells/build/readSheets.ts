import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {spellSheets} from '../../../world/catalogue';
import {parseSheet as parseCsv} from '../../../src/shared/model/csv';
import {nearest} from '../../../src/shared/model/nearest';
import {COLUMNS, type SpellRecord} from '../model/record';
import {parseRow} from './parseRow';

/** An error in a CSV file of spells and powers. */
export type CatalogueFault = {
  /** Path of the CSV file from the root of the project. */
  readonly file: string;
  /** Row number as in a spreadsheet, from 1. */
  readonly row: number;
  /** Heading of the column; absent if the error is not in a cell. */
  readonly column?: string;
  readonly found: string;
  readonly expected: string;
};

/** A CSV file of spells and powers. */
export type SheetFile = {
  /** Path from the root of the project. */
  readonly file: string;
  readonly text: string;
};

/** A record with its position in the file. */
export type PlacedRecord = {
  readonly file: string;
  readonly row: number;
  readonly record: SpellRecord;
};

/** The valid records, and the errors in the others. */
export type SheetReading = {
  readonly records: readonly PlacedRecord[];
  readonly faults: readonly CatalogueFault[];
};

/** Describes missing and unknown headings. */
function findHeadingFaults(
  file: string,
  columns: readonly string[],
): readonly CatalogueFault[] {
  const known: readonly string[] = COLUMNS;
  const missing = known.filter((column) => !columns.includes(column));
  const strange = columns.filter((column) => !known.includes(column));
  return [
    ...missing.map((column) => ({
      file,
      row: 1,
      column,
      found: `no column "${column}"${perhaps(column, strange, 'is it called')}`,
      expected: `the headings ${COLUMNS.join(',')}`,
    })),
    ...strange.map((column) => ({
      file,
      row: 1,
      column,
      found: `the heading "${column}"`,
      expected: `only the headings ${COLUMNS.join(',')}`,
    })),
  ];
}

function perhaps(
  word: string,
  candidates: readonly string[],
  phrase: string,
): string {
  const close = nearest(word, candidates);
  return close === undefined ? '' : ` (${phrase} "${close}"?)`;
}

/**
 * Parses a CSV file of spells and powers, and describes each invalid cell with what was expected.
 */
export function parseSheet({file, text}: SheetFile): SheetReading {
  const result = parseCsv(text);
  if (!result.ok) {
    return {
      records: [],
      faults: result.faults.map(({line, found, expected}) => ({
        file,
        row: line,
        found,
        expected,
      })),
    };
  }
  const {columns, rows} = result.sheet;
  const faults = findHeadingFaults(file, columns);
  if (faults.length > 0) {
    return {records: [], faults};
  }
  const readings = rows.map((cells, index) => ({
    row: result.lines[index] ?? 1,
    ...parseRow((column) => cells[columns.indexOf(column)] ?? ''),
  }));
  return {
    records: readings.flatMap(({row, record}) =>
      record === undefined ? [] : [{file, row, record}],
    ),
    faults: readings.flatMap(({row, faults: cellFaults}) =>
      cellFaults.map((fault) => ({file, row, ...fault})),
    ),
  };
}

/** The folder of the CSV files, from the root of the project. */
export const sheetFolder = join('static', spellSheets.folder);

/** Reads all CSV files of spells and powers of a site, sorted by name. */
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
