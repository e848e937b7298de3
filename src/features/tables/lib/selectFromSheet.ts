import type {Sheet} from '../../../shared/lib/csv';
import {nearest} from '../../../shared/lib/nearest';

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

/** The heading of the column that holds the page of a row; never shown, always kept. */
export const PAGE_COLUMN = 'Page';

function columnIndex({columns}: Sheet, heading: string): number {
  const index = columns.indexOf(heading);
  if (index === -1) {
    const close = nearest(heading, columns);
    throw new Error(
      `found no column "${heading}", expected one of ${columns.join(', ')}${
        close === undefined ? '' : ` (perhaps "${close}")`
      }`,
    );
  }
  return index;
}

function matchingRows(sheet: Sheet, {row, where = {}}: SheetSelection): Sheet {
  const wanted: readonly (readonly [number, string])[] = [
    ...(row === undefined ? [] : [[0, row] as const]),
    ...Object.entries(where).map(
      ([heading, cell]) => [columnIndex(sheet, heading), cell] as const,
    ),
  ];
  const rows = sheet.rows.filter((cells) =>
    wanted.every(([index, cell]) => cells[index] === cell),
  );
  if (rows.length === 0) {
    const close =
      row === undefined
        ? undefined
        : nearest(
            row,
            sheet.rows.map((cells) => cells[0] ?? ''),
          );
    throw new Error(
      `found no row with ${wanted.map(([index, cell]) => `${sheet.columns[index] ?? ''} = "${cell}"`).join(' and ')}, expected at least one${
        close === undefined ? '' : ` (perhaps "${close}")`
      }`,
    );
  }
  return {...sheet, rows};
}

/** The headings of the columns that a page shows, in order, and that of the pages of rows. */
function keptColumns(
  sheet: Sheet,
  {columns = sheet.columns, exclude = []}: SheetSelection,
): readonly string[] {
  const left = exclude.map((heading) => columnIndex(sheet, heading));
  const shown = columns.filter(
    (heading) => !left.includes(columnIndex(sheet, heading)),
  );
  return sheet.columns.includes(PAGE_COLUMN) && !shown.includes(PAGE_COLUMN)
    ? [...shown, PAGE_COLUMN]
    : shown;
}

/** The rows that a page shows of those that it could show, and what is known of the others. */
function cut(
  rows: Sheet['rows'],
  selection: SheetSelection,
): Pick<Sheet, 'rows' | 'rest'> {
  const {first = rows.length, last = rows.length, ...all} = selection;
  const chosen = rows.slice(Math.max(0, rows.length - last));
  return chosen.length <= first
    ? {rows: chosen}
    : {
        rows: chosen.slice(0, first),
        rest: {
          total: chosen.length,
          query: selectionToQuery({...all, last: selection.last}),
        },
      };
}

/**
 * Takes the part of a sheet that a page shows.
 *
 * @throws Error saying what was found and expected, where a heading or row does not exist.
 */
export function selectFromSheet(
  sheet: Sheet,
  selection: SheetSelection,
): Sheet {
  const columns = keptColumns(sheet, selection);
  const indexes = columns.map((heading) => columnIndex(sheet, heading));
  const {rows, rest} = cut(matchingRows(sheet, selection).rows, selection);
  return {
    columns,
    rows: rows.map((cells) => indexes.map((index) => cells[index] ?? '')),
    ...(rest && {rest}),
  };
}

function list(name: string, values: readonly string[] = []): string[][] {
  return values.map((value) => [name, value]);
}

function single(name: string, value: string | number | undefined): string[][] {
  return value === undefined ? [] : [[name, String(value)]];
}

/** Writes a selection as the query of a module request, in a fixed order of keys. */
export function selectionToQuery({
  columns,
  exclude,
  row,
  where,
  last,
  first,
  rollable,
}: SheetSelection): string {
  const query = new URLSearchParams([
    ...list('column', columns),
    ...list('exclude', exclude),
    ...single('row', row),
    ...single('last', last),
    ...single('first', first),
    ...single('rollable', rollable),
    ...Object.entries(where ?? {}).map(([key, cell]) => [`where.${key}`, cell]),
  ]).toString();
  return query === '' ? '' : `?${query}`;
}

/** Reads a selection back from the query of a module request. */
export function selectionFromQuery(query: string): SheetSelection {
  const values = new URLSearchParams(query);
  const all = (name: string): readonly string[] | undefined =>
    values.has(name) ? values.getAll(name) : undefined;
  const number = (name: string): number | undefined =>
    values.has(name) ? Number(values.get(name)) : undefined;
  return {
    columns: all('column'),
    exclude: all('exclude'),
    row: values.get('row') ?? undefined,
    last: number('last'),
    first: number('first'),
    rollable: values.get('rollable') ?? undefined,
    where: Object.fromEntries(
      [...values]
        .filter(([key]) => key.startsWith('where.'))
        .map(([key, cell]) => [key.slice('where.'.length), cell]),
    ),
  };
}
