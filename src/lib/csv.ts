import {parse} from 'papaparse';

/** A sheet as authors keep it: the headings of its first line, and its rows by position. */
export type Sheet = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** One thing that is wrong with a sheet. */
export type SheetFault = {
  /** Line of the sheet as a spreadsheet counts its rows, from 1. */
  readonly line: number;
  readonly found: string;
  readonly expected: string;
};

export type SheetResult =
  | {readonly ok: true; readonly sheet: Sheet}
  | {readonly ok: false; readonly faults: readonly SheetFault[]};

function faultsOfHeadings(columns: readonly string[]): readonly SheetFault[] {
  return columns.flatMap((column, index) => {
    if (column === '') {
      return [
        {line: 1, found: `no heading in column ${index + 1}`, expected: 'a heading'},
      ];
    }
    return columns.indexOf(column) === index
      ? []
      : [{line: 1, found: `the heading "${column}" twice`, expected: 'each once'}];
  });
}

function faultsOfRows({columns, rows}: Sheet): readonly SheetFault[] {
  return rows.flatMap((row, index) =>
    row.length === columns.length
      ? []
      : [
          {
            line: index + 2,
            found: `${row.length} cells`,
            expected: `${columns.length}, one for each heading`,
          },
        ],
  );
}

function faultsOf(sheet: Sheet): readonly SheetFault[] {
  return sheet.columns.length === 0 || sheet.rows.length === 0
    ? [
        {
          line: 1,
          found: sheet.columns.length === 0 ? 'an empty file' : 'headings alone',
          expected: 'a line of headings and at least one row',
        },
      ]
    : [...faultsOfHeadings(sheet.columns), ...faultsOfRows(sheet)];
}

/**
 * Reads a sheet from comma- or semicolon-separated text, with or without a byte
 * order mark; empty lines are passed over and cells are trimmed. Every fault is
 * returned, none is thrown.
 */
export function parseSheet(text: string): SheetResult {
  const {data, errors} = parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  });
  const [columns = [], ...rows] = data.map((row) =>
    row.map((cell) => cell.trim()),
  );
  const sheet = {columns, rows};
  const quoteFaults = errors
    .filter(({type}) => type === 'Quotes')
    .map(({row, message}) => ({
      line: (row ?? 0) + 1,
      found: message,
      expected: 'a quote that opens and closes around the whole cell',
    }));
  const faults = [...quoteFaults, ...faultsOf(sheet)];
  return faults.length === 0 ? {ok: true, sheet} : {ok: false, faults};
}
