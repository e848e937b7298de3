import type {Asset} from './asset';

/** In which order files can be shown; `listed` is the order of their index.csv. */
export const assetOrders = [
  'title',
  'name',
  'newest',
  'oldest',
  'largest',
  'listed',
] as const;

export type AssetOrder = (typeof assetOrders)[number];

/** A file with its place in the list that an author keeps for the folder. */
export type ListedAsset = Asset & {
  /** Row of index.csv, from 0; absent where the file is not listed. */
  readonly row?: number | undefined;
};

const collator = new Intl.Collator('en-US', {
  numeric: true,
  sensitivity: 'base',
});

/** Reads a day as files carry it: month/day/year. */
function isoDay(lastModified: string): string {
  const [month = '', day = '', year = ''] = lastModified.split('/');
  return [
    year.padStart(4, '0'),
    month.padStart(2, '0'),
    day.padStart(2, '0'),
  ].join('-');
}

function byDay(a: Asset, b: Asset): number {
  const [dayOfA, dayOfB] = [isoDay(a.lastModified), isoDay(b.lastModified)];
  if (dayOfA === dayOfB) {
    return 0;
  }
  return dayOfA < dayOfB ? -1 : 1;
}

function rowOf({row = Number.MAX_SAFE_INTEGER}: ListedAsset): number {
  return row;
}

type Comparison = (a: ListedAsset, b: ListedAsset) => number;

const comparisons: Readonly<Record<AssetOrder, Comparison>> = {
  title: (a, b) => collator.compare(a.title, b.title),
  name: (a, b) => collator.compare(a.name, b.name),
  newest: (a, b) => byDay(b, a),
  oldest: byDay,
  largest: (a, b) => b.size - a.size,
  listed: (a, b) => rowOf(a) - rowOf(b),
};

/** Puts files in an order; what is equal in it goes by name, as people count: 2 before 10. */
export function sortAssets<Some extends ListedAsset>(
  assets: readonly Some[],
  order: AssetOrder,
): readonly Some[] {
  return assets.toSorted(
    (a, b) =>
      comparisons[order](a, b) ||
      comparisons.name(a, b) ||
      collator.compare(a.link, b.link),
  );
}
