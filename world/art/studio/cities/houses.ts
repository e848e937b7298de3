import {
  distance,
  distanceToChain,
  measureBox,
  type Chain,
  type Point,
} from '../../../../scripts/drawing/vector';
import type {Random} from '../noise';
import type {CityPlan, Quarter} from './cityPlan';

/** A house: its corners in order, with its ridge between the short sides. */
export type House = {readonly corners: Chain; readonly ridge: Chain};

/** The size of a plot, and the width of a lane after two rows. */
const PLOT = {width: 19, depth: 15, lane: 7} as const;
/** How far houses stay from ways, and from the middle of a keyed place. */
const FREE = {way: 6, place: 20, water: 8} as const;

/** Rounds the corners of a line or ring by cutting them twice. */
export function roundOff(line: Chain, isRing: boolean, times = 2): Chain {
  const [first, last] = [line[0], line.at(-1)];
  if (times === 0 || first === undefined || last === undefined) {
    return line;
  }
  const ends = isRing ? [...line, first] : line;
  const cut = ends.slice(1).flatMap((to, index): readonly Point[] => {
    const from = ends[index] ?? to;
    return [mix(from, to, 0.25), mix(from, to, 0.75)];
  });
  return roundOff(isRing ? cut : [first, ...cut, last], isRing, times - 1);
}

function mix(from: Point, to: Point, t: number): Point {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
}

/** Whether a point is inside a ring. */
export function isInside([x, y]: Point, ring: Chain): boolean {
  return ring.reduce((inside, [ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    const crosses =
      ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}

/** Whether a house may stand on a point. */
export function isFree(point: Point, plan: CityPlan): boolean {
  const {waters, rivers, streets, bridges, quays, walls, places} = plan;
  const ways = [...streets, ...rivers, ...bridges].map(({line, width}) => ({
    line,
    reach: width / 2 + FREE.way,
  }));
  const edges = [...quays, ...walls, ...waters].map((line) => ({
    line,
    reach: FREE.water,
  }));
  return (
    !waters.some((ring) => isInside(point, ring)) &&
    ![...ways, ...edges].some(
      ({line, reach}) => distanceToChain(point, line) < reach,
    ) &&
    !places.some(({at}) => distance(at, point) < FREE.place) &&
    !bridges.some(({markAt}) => markAt && distance(markAt, point) < FREE.place)
  );
}

type Plot = {
  readonly middle: Point;
  readonly turn: number;
  readonly width: number;
  readonly depth: number;
};

function buildHouse({middle, turn, width, depth}: Plot): House {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const place = (x: number, y: number): Point => [
    middle[0] + x * cos - y * sin,
    middle[1] + x * sin + y * cos,
  ];
  const [w, d] = [width / 2, depth / 2];
  return {
    corners: [place(-w, -d), place(w, -d), place(w, d), place(-w, d)],
    ridge: [place(-w, 0), place(w, 0)],
  };
}

/** Lists the middles of a quarter's plots, row by row, in its own direction. */
function listPlots({ring, turn}: Quarter): readonly Point[] {
  const [left, top, right, bottom] = measureBox(ring);
  const center: Point = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.hypot(right - left, bottom - top) / 2;
  const angle = (turn / 180) * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const plots: Point[] = [];
  let row = 0;
  for (let y = -reach; y < reach; row += 1) {
    for (let x = -reach; x < reach; x += PLOT.width + 1.5) {
      plots.push([
        center[0] + x * cos - y * sin,
        center[1] + x * sin + y * cos,
      ]);
    }
    y += PLOT.depth + (row % 2 === 1 ? PLOT.lane : 1);
  }
  return plots;
}

/** Builds the houses of a quarter in rows, off its ways and waters. */
export function buildQuarter(
  quarter: Quarter,
  plan: CityPlan,
  random: Random,
): readonly House[] {
  const turn = (quarter.turn / 180) * Math.PI;
  return listPlots(quarter).flatMap((middle) => {
    const [width, depth, chance] = [
      PLOT.width * (0.66 + 0.34 * random()),
      PLOT.depth * (0.62 + 0.34 * random()),
      random(),
    ];
    const house = buildHouse({middle, turn, width, depth});
    const stands =
      chance < quarter.density &&
      [middle, ...house.corners].every(
        (point) => isInside(point, quarter.ring) && isFree(point, plan),
      );
    return stands ? [house] : [];
  });
}

/** Hangs houses along a cable, on alternate sides. */
export function hangHouses(
  line: Chain,
  plan: CityPlan,
  random: Random,
): readonly House[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    const length = distance(from, to);
    const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
    return Array.from({length: Math.floor(length / 29)}, (_, step) => {
      const side = (step + index) % 2 === 0 ? 1 : -1;
      const off = side * (11 + 4 * random());
      const at = mix(from, to, ((step + 0.5) * 29) / length);
      const middle: Point = [
        at[0] - off * Math.sin(turn),
        at[1] + off * Math.cos(turn),
      ];
      const size = {width: 17 + 7 * random(), depth: 13 + 4 * random()};
      return {
        house: buildHouse({middle, turn, ...size}),
        middle,
        chance: random(),
      };
    }).flatMap(({house, middle, chance}) =>
      chance < 0.8 &&
      plan.places.every(({at}) => distance(at, middle) > 30) &&
      !plan.quays.some((ring) => isInside(middle, ring))
        ? [house]
        : [],
    );
  });
}
