import type {Asset} from '../../../shared/lib/asset';
import {sortAssets, type AssetOrder} from './sortAssets';

/** The columns of a table of files. */
export type AssetColumn = 'name' | 'changed';

export type Direction = 'ascending' | 'descending';

/** By which column a table is sorted, and in which direction. */
export type TableSort = {
  readonly column: AssetColumn;
  readonly direction: Direction;
};

const orders: Readonly<
  Record<AssetColumn, Readonly<Record<Direction, AssetOrder>>>
> = {
  name: {ascending: 'name', descending: 'backward'},
  changed: {ascending: 'oldest', descending: 'newest'},
};

/** The direction in which readers want a column first: names from A, days from the newest. */
const first: Readonly<Record<AssetColumn, Direction>> = {
  name: 'ascending',
  changed: 'descending',
};

/** The order of a table after readers press the head of a column: the second press turns it round. */
export function nextSort(
  sort: TableSort | null,
  column: AssetColumn,
): TableSort {
  if (sort?.column !== column) {
    return {column, direction: first[column]};
  }
  return {
    column,
    direction: sort.direction === 'ascending' ? 'descending' : 'ascending',
  };
}

/** The rows of a table in the order that readers chose; as the author chose it before that. */
export function sortedRows(
  assets: readonly Asset[],
  sort: TableSort | null,
): readonly Asset[] {
  return sort === null
    ? assets
    : sortAssets(assets, orders[sort.column][sort.direction]);
}
