import {parse, type ParseError} from 'papaparse';
import {findCellFaults} from './cellFaults';
import {pluralForm} from './pluralForm';

/** The content of a CSV file: the headings of its first line, and its rows. */
export type Sheet = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The session mark of each row, null for none; absent outside campaigns. */
  readonly marks?: readonly (string | null)[];
  /** Describes the rows left out if a page contains only the first rows of a long sheet. */
  readonly rest?: SheetRest;
};

/** How to fetch the remaining rows of a sheet. */
export type SheetRest = {
  readonly total: number;
  /** The part of the file that the rows come from. */
  readonly selection: SheetSelection;
};

/** The part of a sheet that a page shows. */
export type SheetSelection = {
  /** Headings of the columns to show, in display order; all if absent. */
  readonly columns?: readonly string[] | undefined;
  /** First cell of the only row to show. */
  readonly row?: string | undefined;
  /** Required cells of the rows to show, by heading. */
  readonly where?: Readonly<Record<string, string>> | undefined;
  /** How many rows to show, counted from the end; all if absent. */
  readonly last?: number | undefined;
  /** Headings of the columns to leave out. */
  readonly exclude?: readonly string[] | undefined;
  /** The maximum number of rows, counted from the beginning; all if absent. */
  readonly first?: number | undefined;
  /** The campaign whose sessions the rows name; absent outside campaigns. */
  readonly campaign?: string | undefined;
  /** Dice notation whose every result selects exactly one row; absent if the table is not rolled on. */
  readonly rollable?: string | undefined;
};

export type SheetFaultKind = 'empty' | 'heading' | 'ragged' | 'malformed';

export type SheetFault = {
  readonly kind: SheetFaultKind;
  /** Row number as in a spreadsheet, from 1. */
  readonly line: number;
  readonly found: string;
  readonly expected: string;
};

/** A parsed sheet, or the faults that prevent it. */
export type SheetResult =
  | {
      readonly ok: true;
      readonly sheet: Sheet;
      /** Row number of each row as in a spreadsheet. */
      readonly lines: readonly number[];
    }
  | {readonly ok: false; readonly faults: readonly SheetFault[]};

const COLUMNS_AT_MOST = 1000;

function findHeadingFaults(columns: readonly string[]): readonly SheetFault[] {
  if (columns.length > COLUMNS_AT_MOST) {
    return [
      {
        kind: 'heading',
        line: 1,
        found: `${columns.length} columns`,
        expected: `at most ${COLUMNS_AT_MOST}`,
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
            expected: 'each only once',
          },
        ];
  });
}

/** A row with its number as in a spreadsheet. */
type NumberedRow = {readonly line: number; readonly cells: readonly string[]};

function findRowFaults(
  columns: readonly string[],
  rows: readonly NumberedRow[],
): readonly SheetFault[] {
  return rows
    .filter(({cells}) => cells.length !== columns.length)
    .map(({line, cells}) => ({
      kind: 'ragged',
      line,
      found: pluralForm(cells.length, `1 cell|${cells.length} cells`),
      expected: `${columns.length}, one per heading`,
    }));
}

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
          found: columns.length === 0 ? 'an empty file' : 'only headings',
          expected: 'a line of headings, and at least one row',
        },
      ]
    : [...findHeadingFaults(columns), ...findRowFaults(columns, rows)].slice(
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

const SEPARATORS = [',', ';', '\t'] as const;

/** Finds the separator: the one most frequent in the first non-empty line. */
function findSeparator(text: string): string {
  const head = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const [most] = SEPARATORS.map((sign) => ({
    sign,
    count: head.split(sign).length,
  })).toSorted((a, b) => b.count - a.count);
  return most?.sign ?? ',';
}

/** Returns the first misplaced quotation mark of each line. */
function findQuoteFaults(errors: readonly ParseError[]): readonly SheetFault[] {
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
      expected: 'quotes around the whole cell',
    }));
}

/**
 * Parses a sheet separated by commas, semicolons, or tabs, with or without a byte order mark. Empty
 * lines are skipped and cells trimmed. Faults are returned, never thrown.
 */
export function parseSheet(text: string): SheetResult {
  const {data, errors} = parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: findSeparator(text),
  });
  const [head, ...rows] = numbered(data);
  const columns = head?.cells ?? [];
  const unread = [...findCellFaults(data), ...findQuoteFaults(errors)];
  // A stray quotation mark swallows the text after it, so other findings cannot be trusted.
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
