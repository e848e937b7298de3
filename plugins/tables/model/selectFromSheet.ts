import type {Sheet, SheetSelection} from '../../../src/shared/model/csv';
import {nearest} from '../../../src/shared/model/nearest';
import {
  findSessionColumn,
  readSessionCell,
  writeSessionMark,
} from '../../../src/shared/model/sessionMark';

/** The heading of the column with the page of a row, which is never shown but always kept. */
export const PAGE_COLUMN = 'Page';

function columnIndex({columns}: Sheet, heading: string): number {
  const index = columns.indexOf(heading);
  if (index === -1) {
    const close = nearest(heading, columns);
    throw new Error(
      `found no column "${heading}", expected one of ${columns.join(', ')}${
        close === undefined ? '' : ` (did you mean "${close}"?)`
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
        close === undefined ? '' : ` (did you mean "${close}"?)`
      }`,
    );
  }
  return {...sheet, rows};
}

/** The headings of the columns that a page shows, in order, and that of the page column. */
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

/** Limits the rows of a page, and describes the rest. */
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
          selection: {...all, last: selection.last},
        },
      };
}

/** The session marks of a campaign's rows; undefined if its CSV file names no sessions. */
function markRows(
  {columns, rows}: Sheet,
  campaign: string | undefined,
): Sheet['marks'] {
  const column = findSessionColumn(columns);
  return campaign === undefined || column === -1
    ? undefined
    : rows.map((cells) => {
        const session = readSessionCell(cells[column] ?? '');
        return session === undefined
          ? null
          : writeSessionMark({campaign, session});
      });
}

/**
 * Selects the part of a table that a page shows.
 *
 * @throws Error saying what was found and expected if a heading or row does not exist.
 */
export function selectFromSheet(
  sheet: Sheet,
  selection: SheetSelection,
): Sheet {
  const columns = keptColumns(sheet, selection);
  const indexes = columns.map((heading) => columnIndex(sheet, heading));
  const {rows, rest} = cut(matchingRows(sheet, selection).rows, selection);
  const marks = markRows({...sheet, rows}, selection.campaign);
  return {
    columns,
    rows: rows.map((cells) => indexes.map((index) => cells[index] ?? '')),
    ...(marks && {marks}),
    ...(rest && {rest}),
  };
}
