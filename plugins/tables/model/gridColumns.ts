import {columnKind, headingText, type ColumnKind} from './cells';
import type {Sheet} from '../../../src/shared/model/csv';
import {PAGE_COLUMN} from './selectFromSheet';
import {formatQuantity} from './sortCells';

/**
 * Minimum number of rows for a grid, maximum number on the page itself, and page size of larger
 * grids.
 */
export const gridLimits = {from: 30, imported: 200, pageSize: 100} as const;

/** Overrides of one column by an author. */
export type ColumnOverride = {
  /** The visible heading. */
  readonly title?: string;
  /** Width in pixels; fits the content by default. */
  readonly width?: number;
  /** Whether readers can filter by the column; true by default. */
  readonly filter?: boolean;
};

/** Overrides of column properties, by heading. */
export type ColumnOverrides = Readonly<Record<string, ColumnOverride>>;

export type GridColumn = {
  /** Index of its cells in a row. */
  readonly index: number;
  readonly title: string;
  readonly kind: ColumnKind;
  /** How readers filter by it: by a range of numbers, by words, or not at all. */
  readonly filter: 'number' | 'text' | 'none';
  /** Width in pixels, if the author sets one. */
  readonly width: number | undefined;
};

function getFilter(
  cells: readonly string[],
  kind: ColumnKind,
): GridColumn['filter'] {
  const isNumber =
    kind === 'figure' &&
    cells.every((cell) => !/^\d*d\d/.test(cell)) &&
    cells.some((cell) => formatQuantity(cell) !== undefined);
  return isNumber ? 'number' : 'text';
}

/**
 * Creates the columns of a grid from the headings of a sheet.
 *
 * @throws Error if an override names a missing column.
 */
export function gridColumns(
  {columns, rows}: Sheet,
  overrides: ColumnOverrides = {},
): readonly GridColumn[] {
  const unknown = Object.keys(overrides).find((key) => !columns.includes(key));
  if (unknown !== undefined) {
    throw new Error(
      `Found an entry for the column "${unknown}", expected one of ${columns.join(', ')}.`,
    );
  }
  return columns.flatMap((heading, index) => {
    if (heading === PAGE_COLUMN) {
      return [];
    }
    const cells = rows.map((row) => row[index] ?? '');
    const kind = columnKind(cells);
    const {title, width, filter = true} = overrides[heading] ?? {};
    return [
      {
        index,
        title: title ?? headingText(heading),
        kind,
        filter: filter ? getFilter(cells, kind) : 'none',
        width,
      },
    ];
  });
}

/** How the rows of a table are shown. */
export type GridForm = 'table' | 'grid';

/** Decides whether the number of rows is worth a grid. */
export function gridForm(
  rows: number,
  {from, always}: {from: number; always: boolean},
): GridForm {
  return always || rows >= from ? 'grid' : 'table';
}
