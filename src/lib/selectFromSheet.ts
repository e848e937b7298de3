import type {Sheet} from './csv';
import {nearest} from './nearest';

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

/**
 * Takes the part of a sheet that a page shows.
 *
 * @throws Error saying what was found and expected, where a heading or row does not exist.
 */
export function selectFromSheet(
  sheet: Sheet,
  selection: SheetSelection,
): Sheet {
  const {columns, rows} = matchingRows(sheet, selection);
  const shown = selection.columns ?? columns;
  const kept =
    columns.includes(PAGE_COLUMN) && !shown.includes(PAGE_COLUMN)
      ? [...shown, PAGE_COLUMN]
      : shown;
  const indexes = kept.map((heading) => columnIndex(sheet, heading));
  return {
    columns: kept,
    rows: rows
      .slice(selection.last === undefined ? 0 : -selection.last)
      .map((cells) => indexes.map((index) => cells[index] ?? '')),
  };
}

/** Writes a selection as the query of a module request, in a fixed order of keys. */
export function selectionToQuery({
  columns,
  row,
  where,
  last,
}: SheetSelection): string {
  const query = new URLSearchParams([
    ...(columns ?? []).map((column) => ['column', column]),
    ...(row === undefined ? [] : [['row', row]]),
    ...(last === undefined ? [] : [['last', String(last)]]),
    ...Object.entries(where ?? {}).map(([key, cell]) => [`where.${key}`, cell]),
  ]).toString();
  return query === '' ? '' : `?${query}`;
}

/** Reads a selection back from the query of a module request. */
export function selectionFromQuery(query: string): SheetSelection {
  const values = new URLSearchParams(query);
  const columns = values.getAll('column');
  return {
    columns: columns.length === 0 ? undefined : columns,
    row: values.get('row') ?? undefined,
    last: values.has('last') ? Number(values.get('last')) : undefined,
    where: Object.fromEntries(
      [...values]
        .filter(([key]) => key.startsWith('where.'))
        .map(([key, cell]) => [key.slice('where.'.length), cell]),
    ),
  };
}
