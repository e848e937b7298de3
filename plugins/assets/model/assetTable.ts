import type {Asset} from '../../../src/shared/model/asset';
import {sortAssets, type AssetOrder} from './sortAssets';

export type AssetColumn = 'name' | 'changed';

type Direction = 'ascending' | 'descending';

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

/** The initial direction of each column: names from A, days from the newest. */
const first: Readonly<Record<AssetColumn, Direction>> = {
  name: 'ascending',
  changed: 'descending',
};

/** The sort order after a column heading is pressed; a second press reverses it. */
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

/** Sorts the rows as readers choose; until they do, the author's order remains. */
export function sortedRows(
  assets: readonly Asset[],
  sort: TableSort | null,
): readonly Asset[] {
  return sort === null
    ? assets
    : sortAssets(assets, orders[sort.column][sort.direction]);
}
