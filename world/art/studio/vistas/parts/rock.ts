import {ease, mix, type Color} from '../../canvas';
import type {Coat} from '../mesh';
import type {Point} from '../point';
import type {Relief} from './ground';

/** Returns how steep the ground is at a place: rise by distance. */
function getSteepness(relief: Relief, x: number, y: number): number {
  const step = 2;
  return Math.hypot(
    (relief(x + step, y) - relief(x - step, y)) / (2 * step),
    (relief(x, y + step) - relief(x, y - step)) / (2 * step),
  );
}

/** Colors ground by its steepness: rock where nothing holds, and what lies on it elsewhere. */
export function coverGround(
  relief: Relief,
  {
    rock,
    cover,
    hold,
  }: {
    readonly rock: Color;
    /** What lies on the rock at a point, such as snow or grass. */
    readonly cover: (point: Point) => Color;
    /** Steepness from which it slides off. */
    readonly hold: number;
  },
): (point: Point) => Coat {
  return (point) => {
    const steep = getSteepness(relief, point[0], point[1]);
    return {
      color: mix(cover(point), rock, ease(hold * 0.7, hold * 1.3, steep)),
      mottle: 0.35,
    };
  };
}
