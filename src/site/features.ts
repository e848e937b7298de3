import {features} from '../../world/features';
import type {Feature} from './world';

const chosen: readonly Feature[] = features;

/** Whether the world has an optional feature. */
export function hasFeature(feature: Feature): boolean {
  return chosen.includes(feature);
}

/** Keeps the rows of a table if the world has the feature that they belong to; otherwise returns none. */
export function keepIfEnabled<Row>(
  feature: Feature,
  rows: readonly Row[],
): readonly Row[] {
  return hasFeature(feature) ? rows : [];
}
