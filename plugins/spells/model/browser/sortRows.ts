import {measureFit} from './fit';
import type {Measured} from './listing';
import {isSortedByFit, type BrowserState, type SortKey} from './state';

/** Sort keys that are numbers; records without one come last. */
const ORDERS: Readonly<
  Record<SortKey, ((row: Measured) => number | undefined) | undefined>
> = {
  school: undefined,
  name: ({nameRank}) => nameRank,
  level: ({entry}) => entry.level,
  range: ({feet}) => feet,
  duration: ({length}) => length,
  casting: ({casting}) => casting,
};

/**
 * Sorts records by the chosen key, or by how well they fit the search; equal records keep their
 * order.
 */
export function sortRows(
  rows: readonly Measured[],
  state: Pick<BrowserState, 'sort' | 'isDescending' | 'text'>,
): readonly Measured[] {
  const {sort, isDescending, text} = state;
  const order = isSortedByFit(state)
    ? (row: Measured) => measureFit(row, text)
    : ORDERS[sort];
  if (order === undefined) {
    return isDescending ? rows.toReversed() : rows;
  }
  const sign = isDescending ? -1 : 1;
  return rows
    .map((row) => {
      const number = order(row);
      return {row, key: number === undefined ? Infinity : sign * number};
    })
    .toSorted((one, other) => (one.key === other.key ? 0 : one.key - other.key))
    .map(({row}) => row);
}
