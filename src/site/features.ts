import {features} from '@world/features';
import type {Feature} from './world';

const chosen: readonly Feature[] = features;

/** Whether the world has what a world can leave out. */
export function hasFeature(feature: Feature): boolean {
  return chosen.includes(feature);
}
