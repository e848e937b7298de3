import {parse, type ParseError} from 'papaparse';
import {findCellFaults} from './cellFaults';

/** A sheet as authors keep it: the headings of its first line, and its rows by position. */
export type Sheet = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What is not here, where a page shows the first rows of a long sheet. */
  readonly rest?: SheetRest;
};

/** What the rest of a sheet is, for who fetches the file. */
export type SheetRest = {
  /** How many rows there are, with those that are here. */
  readonly total: number;
  /** The part of the file that the rows are from. */
  readonly selection: SheetSelection;
};

/** Which part of a sheet a page shows. */
export type SheetSelection = {
  /** Headings of the columns to show, in the order to show them; all where absent. */
  readonly columns?: readonly string[] | undefined;
  /** First cell of the only row to show. */
  readonly row?: string | undefined;
  /** Headings and the cells that rows must have under them to be shown. */
  readonly where?: Readonly<Record<string, string>> | undefined;
  /** How many rows to show, counted from the end; all where absent. */
  readonly last?: number | undefined;
  /** Headings of the columns to leave out. */
  readonly exclude?: readonly string[] | undefined;
  /** How many rows to show at most, counted from the beginning; all where absent. */
  readonly first?: number | undefined;
  /** The dice that lead to exactly one row of it each time; absent where nobody rolls on it. */
  readonly rollable?: string | undefined;
};

/** What kind of fault a sheet can have. */
export type SheetFaultKind = 'empty' | 'heading' | 'ragged' | 'malformed';

/** One thing that is wrong with a sheet. */
export type SheetFault = {
  readonly kind: SheetFaultKind;
  /** Line of the sheet as a spreadsheet counts its rows, from 1. */
  readonly line: number;
  readonly found: string;
  readonly expected: string;
};

export type SheetResult =
  | {
      readonly ok: true;
      readonly sheet: Sheet;
      /** The line of each row, as a spreadsheet counts. */
      readonly lines: readonly number[];
    }
  | {readonly ok: false; readonly faults: readonly SheetFault[]};

/** How many columns a sheet has at most: nobody reads more, and pages would not hold them. */
const COLUMNS_AT_MOST = 1000;

function faultsOfHeadings(columns: readonly string[]): readonly SheetFault[] {
  if (columns.length > COLUMNS_AT_MOST) {
    return [
      {
        kind: 'heading',
        line: 1,
        found: `${columns.length} columns`,
        expected: `${COLUMNS_AT_MOST} at most`,
      },
    ];
  }
  return columns.flatMap((column, index) => {
    if (column === '') {
      return [
        {
          kind: 'heading',
          line: 1,
          found: `no heading in column ${index + 1}`,
          expected: 'a heading',
        },
      ];
    }
    return columns.indexOf(column) === index
      ? []
      : [
          {
            kind: 'heading',
            line: 1,
            found: `the heading "${column}" twice`,
            expected: 'each once',
          },
        ];
  });
}

/** A row of a file, with the line that a spreadsheet shows it on. */
type NumberedRow = {readonly line: number; readonly cells: readonly string[]};

function faultsOfRows(
  columns: readonly string[],
  rows: readonly NumberedRow[],
): readonly SheetFault[] {
  return rows
    .filter(({cells}) => cells.length !== columns.length)
    .map(({line, cells}) => ({
      kind: 'ragged',
      line,
      found: `${cells.length} cells`,
      expected: `${columns.length}, one for each heading`,
    }));
}

/** How many faults of one sheet are told: more say nothing more. */
const FAULTS_AT_MOST = 20;

function listFaults(
  columns: readonly string[],
  rows: readonly NumberedRow[],
): readonly SheetFault[] {
  return columns.length === 0 || rows.length === 0
    ? [
        {
          kind: 'empty',
          line: 1,
          found: columns.length === 0 ? 'an empty file' : 'headings alone',
          expected: 'a line of headings and at least one row',
        },
      ]
    : [...faultsOfHeadings(columns), ...faultsOfRows(columns, rows)].slice(
        0,
        FAULTS_AT_MOST,
      );
}

function numbered(
  rows: readonly (readonly string[])[],
): readonly NumberedRow[] {
  return rows
    .map((row, index) => ({
      line: index + 1,
      cells: row.map((cell) => cell.trim()),
    }))
    .filter(({cells}) => cells.some((cell) => cell !== ''));
}

/** The signs that may part the cells of a line. */
const SEPARATORS = [',', ';', '\t'] as const;

/** Finds the sign that parts the headings: the one that the first line with text has most of. */
function findSeparator(text: string): string {
  const head = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const [most] = SEPARATORS.map((sign) => ({
    sign,
    count: head.split(sign).length,
  })).toSorted((a, b) => b.count - a.count);
  return most?.sign ?? ',';
}

/** The first fault of each line that has quotes out of place. */
function faultsOfQuotes(errors: readonly ParseError[]): readonly SheetFault[] {
  const quotes = errors.filter(({type}) => type === 'Quotes');
  return quotes
    .filter(
      ({row}, index) =>
        quotes.findIndex((other) => other.row === row) === index,
    )
    .map(({row, message}) => ({
      kind: 'malformed',
      line: (row ?? 0) + 1,
      found: message,
      expected: 'a quote that opens and closes around the whole cell',
    }));
}

/**
 * Reads a sheet from text that commas, semicolons or tabs part, with or without a byte
 * order mark; empty lines are passed over and cells are trimmed. Every fault is
 * returned, none is thrown.
 */
export function parseSheet(text: string): SheetResult {
  const {data, errors} = parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: findSeparator(text),
  });
  const [head, ...rows] = numbered(data);
  const columns = head?.cells ?? [];
  const unread = [...findCellFaults(data), ...faultsOfQuotes(errors)];
  // A stray quote swallows what follows it: nothing else that is found can be trusted.
  const faults =
    unread.length > 0
      ? unread.slice(0, FAULTS_AT_MOST)
      : listFaults(columns, rows);
  return faults.length === 0
    ? {
        ok: true,
        sheet: {columns, rows: rows.map(({cells}) => cells)},
        lines: rows.map(({line}) => line),
      }
    : {ok: false, faults};
}
