import type {Measured} from './listing';
import type {BrowserState, SortKey} from './state';

/** By what number records are sorted; those without one come last. */
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

/** Sets records in the order that readers chose; what is equal stays in the order of the list. */
export function sortRows(
  rows: readonly Measured[],
  {sort, isDescending}: Pick<BrowserState, 'sort' | 'isDescending'>,
): readonly Measured[] {
  const order = ORDERS[sort];
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
