import {creatures} from './charges/creatures';
import type {Figure} from './charges/figure';
import {jewels} from './charges/jewels';
import {nature} from './charges/nature';
import {things} from './charges/things';
import {works} from './charges/works';

/** All charges on arms of the world. */
export const charges = {
  ...things,
  ...jewels,
  ...works,
  ...nature,
  ...creatures,
};

export type ChargeName = keyof typeof charges;

/** Returns a figure by name. */
export function getFigure(name: ChargeName): Figure {
  return charges[name];
}
