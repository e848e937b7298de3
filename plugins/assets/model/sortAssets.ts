import {language} from '../../../src/shared/model/language';
import {createLazy} from '../../../src/shared/model/createLazy';
import type {Asset} from '../../../src/shared/model/asset';

/** Sort orders of files; `listed` is the order of index.csv, `backward` is by name from Z. */
export const assetOrders = [
  'title',
  'name',
  'backward',
  'newest',
  'oldest',
  'largest',
  'listed',
] as const;

export type AssetOrder = (typeof assetOrders)[number];

/** A file with its entry in the index.csv of its folder. */
export type ListedAsset = Asset & {
  /** Row of index.csv, from 0; absent if the file is not listed. */
  readonly row?: number | undefined;
};

const getCollator = createLazy(
  () => new Intl.Collator(language, {numeric: true, sensitivity: 'base'}),
);

/** Converts a day from month/day/year to ISO 8601. */
export function isoDay(lastModified: string): string {
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

function getRow({row = Number.MAX_SAFE_INTEGER}: ListedAsset): number {
  return row;
}

type Comparison = (a: ListedAsset, b: ListedAsset) => number;

const comparisons: Readonly<Record<AssetOrder, Comparison>> = {
  title: (a, b) => getCollator().compare(a.title, b.title),
  name: (a, b) => getCollator().compare(a.name, b.name),
  backward: (a, b) => getCollator().compare(b.name, a.name),
  newest: (a, b) => byDay(b, a),
  oldest: byDay,
  largest: (a, b) => b.size - a.size,
  listed: (a, b) => getRow(a) - getRow(b),
};

/** Sorts files. Ties are sorted by name in natural order: 2 before 10. */
export function sortAssets<Some extends ListedAsset>(
  assets: readonly Some[],
  order: AssetOrder,
): readonly Some[] {
  // This also runs in browsers, and the oldest supported ones have no toSorted.
  return [...assets].sort(
    (a, b) =>
      comparisons[order](a, b) ||
      comparisons.name(a, b) ||
      getCollator().compare(a.link, b.link),
  );
}
