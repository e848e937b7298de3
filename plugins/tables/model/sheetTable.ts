import {columnKind, groupThousands, type ColumnKind} from './cells';
import type {Sheet} from '../../../src/shared/model/csv';
import {PAGE_COLUMN} from './selectFromSheet';
import {compareCells, type Sorting} from './sortCells';

export type TableRow = {
  /** Index of the row in the CSV file. */
  readonly key: number;
  readonly cells: readonly string[];
  /** The page to which the first cell links. */
  readonly page: string | undefined;
  /** The session that reveals the row. */
  readonly mark: string | undefined;
};

/** The part of a CSV file that a table shows. */
export type SheetTable = {
  readonly columns: readonly string[];
  readonly kinds: readonly ColumnKind[];
  readonly rows: readonly TableRow[];
};

/** Separates the cells that a table shows from the pages to which its rows link. */
export function splitTable({columns, rows, marks}: Sheet): SheetTable {
  const pageIndex = columns.indexOf(PAGE_COLUMN);
  const isShown = (_: unknown, index: number): boolean => index !== pageIndex;
  const shown = columns.filter(isShown);
  const cells = rows.map((row) =>
    row
      .filter(isShown)
      .map((cell, index) => groupThousands(cell, shown[index] ?? '')),
  );
  return {
    columns: shown,
    kinds: shown.map((_, index) =>
      columnKind(cells.map((row) => row[index] ?? '')),
    ),
    rows: rows.map((row, key) => ({
      key,
      cells: cells[key] ?? [],
      page: row[pageIndex],
      mark: marks?.[key] ?? undefined,
    })),
  };
}

/** Sorts the rows of a table; without a sorting, they stay in the order of the file. */
export function sortedRows(
  {kinds, rows}: SheetTable,
  sorting: Sorting | undefined,
): readonly TableRow[] {
  if (sorting === undefined) {
    return rows;
  }
  const {column, direction} = sorting;
  const order = {kind: kinds[column] ?? 'word', direction};
  return [...rows].sort((a, b) =>
    compareCells(a.cells[column] ?? '', b.cells[column] ?? '', order),
  );
}
