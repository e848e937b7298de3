import {features} from '@world/features';
import type {Feature} from './world';

const chosen: readonly Feature[] = features;

/** Whether the world has what a world can leave out. */
export function hasFeature(feature: Feature): boolean {
  return chosen.includes(feature);
}

/** Keeps the rows of a table where the world has the feature that they belong to; else there are none. */
export function keepWith<Row>(
  feature: Feature,
  rows: readonly Row[],
): readonly Row[] {
  return hasFeature(feature) ? rows : [];
}
