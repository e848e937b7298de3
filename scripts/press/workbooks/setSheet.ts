import type {CellObject} from 'write-excel-file/node';
import {headingText} from '../../../src/features/tables/lib/cells';
import type {Sheet} from '../../../src/shared/lib/csv';
import {PAGE_COLUMN} from '../../../src/features/tables/lib/selectFromSheet';
import {
  columnWidth,
  isNumberColumn,
  numberFormat,
  parseNumber,
  wraps,
} from './columns';

/** A sheet in the form that the workbook writer expects. */
export type ReadySheet = {
  /** The label of its tab. */
  readonly sheet: string;
  readonly data: CellObject[][];
  /** Column widths in characters. */
  readonly columns: {width: number}[];
  /** The number of frozen rows. */
  readonly stickyRowsCount: number;
  readonly orientation: 'landscape';
};

/** A column of a data file with its cells. */
type Column = {readonly heading: string; readonly cells: readonly string[]};

/** Lists the columns for a spreadsheet: all but page addresses. */
function listColumns({columns, rows}: Sheet): readonly Column[] {
  return columns
    .map((heading, index) => ({
      heading,
      cells: rows.map((cells) => cells[index] ?? ''),
    }))
    .filter(({heading}) => heading !== PAGE_COLUMN);
}

function readHead({heading, cells}: Column): CellObject {
  return {
    value: headingText(heading),
    fontWeight: 'bold',
    alignVertical: 'bottom',
    align: isNumberColumn(cells) ? 'right' : 'left',
    wrap: true,
    bottomBorderStyle: 'thin',
  };
}

function listCells({cells}: Column): readonly CellObject[] {
  const [isNumber, wrap] = [isNumberColumn(cells), wraps(cells)];
  const format = numberFormat(cells);
  return cells.map((text): CellObject => {
    const number = isNumber ? parseNumber(text) : null;
    if (number !== null) {
      return {value: number, format, alignVertical: 'top'};
    }
    return {
      ...(text === '' ? {} : {value: text}),
      alignVertical: 'top',
      align: isNumber ? 'right' : 'left',
      ...(wrap && {wrap}),
    };
  });
}

/**
 * Combines data files with the same headings to one sheet of a workbook, with bold frozen
 * headings, typed numbers, and fitting column widths.
 *
 * @throws Error if there is no file, or if headings differ.
 */
export function setSheet(name: string, parts: readonly Sheet[]): ReadySheet {
  const [first] = parts;
  if (
    first === undefined ||
    parts.some(({columns}) => columns.join() !== first.columns.join())
  ) {
    throw new Error(
      `The sheet "${name}" is made of ${parts.length} files; expected one or more with the same headings.`,
    );
  }
  const sheet = {...first, rows: parts.flatMap(({rows}) => rows)};
  const columns = listColumns(sheet);
  const set = columns.map(listCells);
  return {
    sheet: name,
    data: [
      columns.map(readHead),
      ...sheet.rows.map((_, row) => set.map((cells) => cells[row] ?? {})),
    ],
    columns: columns.map(({heading, cells}) => ({
      width: columnWidth(headingText(heading), cells),
    })),
    stickyRowsCount: 1,
    orientation: 'landscape',
  };
}
