import {landMasses, type LandMass} from '../layout/land';
import {ranges, type Range} from '../layout/ranges';
import {lakes, marshes, type Lake} from '../layout/waters';
import {crests, layered} from './noise';
import {
  between,
  measureBox,
  clamp,
  distance,
  distanceToChain,
  ease,
  holds,
  type Box,
  type Point,
} from '../../../../scripts/drawing/vector';

/** Width and height of the world in miles. */
export const WORLD: Point = [3000, 1875];

/** The ground at a place. */
export type Ground = {
  /** Height above sea level, which is 0. */
  readonly height: number;
  /** The part of the height that is due to mountains. */
  readonly rock: number;
};

const warps = {
  farX: layered('warp x', {wave: 410, octaves: 3}),
  farY: layered('warp y', {wave: 410, octaves: 3}),
  nearX: layered('near warp x', {wave: 105, octaves: 3}),
  nearY: layered('near warp y', {wave: 105, octaves: 3}),
  rangeX: layered('range warp x', {wave: 75, octaves: 2}),
  rangeY: layered('range warp y', {wave: 75, octaves: 2}),
};
const capes = layered('capes', {wave: 230, octaves: 5, gain: 0.52});
const coves = layered('coves', {wave: 65, octaves: 6, gain: 0.58});
const breadth = layered('breadth', {wave: 165, octaves: 2});
const gaps = layered('gaps', {wave: 120, octaves: 2});
const peaks = crests('peaks', {wave: 65, octaves: 5});
const swells = layered('swells', {wave: 72, octaves: 4, gain: 0.42});

type Boxed<Part> = Part & {readonly box: Box};

function boxed<Part extends LandMass | Range>(part: Part, reach: number) {
  return {...part, box: measureBox(part.chain, reach)};
}

const masses: readonly Boxed<LandMass>[] = landMasses.map((mass) =>
  boxed(mass, mass.reach * 1.9 + 140),
);
const chains: readonly Boxed<Range>[] = ranges.map((range) =>
  boxed(range, range.width * 6),
);

/**
 * Returns how far inside the given land a place is: 1 on its chain, 0 at its coast, −0.9 at the
 * least.
 */
function authored(place: Point): number {
  const soft = 0.22;
  let inside = -0.9;
  for (const {chain, reach, box} of masses) {
    if (holds(box, place)) {
      const here = Math.max(-0.9, 1 - distanceToChain(place, chain) / reach);
      const share = clamp(0.5 + (0.5 * (here - inside)) / soft);
      inside = between(inside, here, share) + soft * share * (1 - share) * 0.5;
    }
  }
  return inside;
}

/** Lowers the land toward the edge of the map. */
function edge([x, y]: Point): number {
  const inside = Math.min(x, WORLD[0] - x, y + 20, WORLD[1] - y);
  return (1 - ease(20, 130, inside)) * 1.1;
}

/** Returns the position within a lake: negative inside, 0 at its shore. */
function computeLakeDepth({center, size, turn}: Lake, [x, y]: Point): number {
  const [dx, dy] = [x - center[0], y - center[1]];
  const across = (dx * Math.cos(turn) + dy * Math.sin(turn)) / size[0];
  const along = (dy * Math.cos(turn) - dx * Math.sin(turn)) / size[1];
  return Math.hypot(across, along) - 1 + 0.28 * coves(x * 2.4, y * 2.4);
}

/** Returns the share of mountains in the height of a place. */
function mountain([x, y]: Point): number {
  const place: Point = [
    x + 17 * warps.rangeX(x, y),
    y + 17 * warps.rangeY(x, y),
  ];
  let highest = 0;
  for (const {chain, width, height, box} of chains) {
    if (holds(box, place)) {
      const away = distanceToChain(place, chain);
      const wide = width * (0.85 + 0.25 * breadth(x, y));
      const gap = clamp(0.62 + 0.95 * gaps(x, y), 0.12, 1.12);
      const core = Math.exp(-((away / wide) ** 2)) * gap;
      const foot = Math.exp(-((away / (width * 2.6)) ** 2));
      highest = Math.max(highest, height * (0.76 * core + 0.24 * foot));
    }
  }
  return highest;
}

/** Raises the land below mountains above sea level. */
function uplift(place: Point): number {
  return chains.reduce((most, {chain, width, box}) => {
    if (!holds(box, place)) {
      return most;
    }
    const away = distanceToChain(place, chain) / (width * 1.5);
    return Math.max(most, Math.exp(-(away ** 2)));
  }, 0);
}

/** Returns the height of land without mountains; 0 or less is water. */
function land([x, y]: Point): number {
  const warped: Point = [
    x + 72 * warps.farX(x, y) + 20 * warps.nearX(x, y),
    y + 72 * warps.farY(x, y) + 20 * warps.nearY(x, y),
  ];
  const base = authored(warped);
  if (base < -0.85) {
    return base;
  }
  const fjords = 0.2 + 0.24 * ease(470, 350, y) * ease(200, 260, y);
  const frayed = base + 0.62 * capes(x, y) + fjords * coves(x, y) - 0.05;
  const raised = 0.42 * uplift([x, y]) * ease(-0.75, -0.2, base);
  return frayed + raised - edge([x, y]);
}

function flatness([x, y]: Point): number {
  return marshes.reduce(
    (least, {center, reach}) =>
      Math.min(least, ease(reach * 0.6, reach, distance(center, [x, y]))),
    1,
  );
}

/** Returns the ground at a place, in miles from the north-west corner, regardless of scale. */
export function computeGround(x: number, y: number): Ground {
  const above = land([x, y]);
  if (above <= 0) {
    return {height: above, rock: 0};
  }
  const lake = Math.min(...lakes.map((one) => computeLakeDepth(one, [x, y])));
  if (lake <= 0) {
    return {height: lake * 0.1, rock: 0};
  }
  const flat = flatness([x, y]);
  const crest = 0.42 + 0.75 * peaks(x, y);
  const rock = mountain([x, y]) * ease(0, 0.22, above) * crest * flat;
  const hills = 0.04 * ease(0.1, 0.5, above) * (0.5 + swells(x, y)) * flat;
  return {height: 0.02 + 0.16 * clamp(above, 0, 1.1) + hills + rock, rock};
}
