import type {Color} from '../../canvas';
import {field, layered, random, type Random} from '../../noise';
import {buildFace, type Coat, type Mesh} from '../mesh';
import {buildBlock, buildBox, buildHouse, paintAs} from '../parts/solids';
import type {Point} from '../point';

const PLASTER: readonly Color[] = [
  [238, 214, 172],
  [232, 188, 142],
  [216, 168, 130],
  [240, 226, 200],
  [206, 150, 122],
];

export const TILES: Color = [186, 98, 66];

const SHUTTERS: readonly Color[] = [
  [58, 110, 92],
  [70, 96, 124],
  [120, 70, 52],
];

const hills = layered(field('vell hills'), 4);

/** A quay along the basin, and a town that climbs west of it. */
export function getHeight(x: number, y: number): number {
  const inland = x - 30;
  return x < 4
    ? -5
    : inland < 0
      ? -1
      : inland * 0.34 +
        Math.max(0, hills(x / 120, y / 120) * 12) * Math.min(1, inland / 60);
}

/** East of the quay: where the houses on it begin and end. */
const [FRONT, BACK] = [16, 30] as const;

/** Windows with shutters, floor by floor. */
function buildOpenings(
  [from, step]: readonly [number, number],
  [columns, floors]: readonly [number, number],
  shutter: Coat,
): Mesh {
  return Array.from({length: columns * floors}, (_, index) => {
    const middle = from + ((index % columns) + 0.5) * step;
    const z = 5.4 + Math.floor(index / columns) * 3.4;
    const pane = (a: number, b: number, out: number): readonly Point[] => [
      [FRONT - out, a, z],
      [FRONT - out, b, z],
      [FRONT - out, b, z + 1.9],
      [FRONT - out, a, z + 1.9],
    ];
    return [
      ...buildFace(pane(middle - 0.5, middle + 0.5, 0.04), {
        color: [62, 46, 42],
      }),
      ...buildFace(pane(middle - 1.05, middle - 0.5, 0.12), shutter),
      ...buildFace(pane(middle + 0.5, middle + 1.05, 0.12), shutter),
    ];
  }).flat();
}

function buildRoof(
  [from, to, tall]: readonly [number, number, number],
  tiles: Coat,
): Mesh {
  return [
    ...buildFace(
      [
        [FRONT - 0.9, from, tall],
        [FRONT - 0.9, to, tall],
        [BACK, to, tall + 4],
        [BACK, from, tall + 4],
      ],
      tiles,
    ),
    ...buildFace(
      [
        [FRONT - 0.9, from, tall],
        [FRONT - 0.9, to, tall],
        [FRONT, to, tall - 0.5],
        [FRONT, from, tall - 0.5],
      ],
      paintAs(TILES, 0.7),
    ),
  ];
}

/** A tall house on the quay with an arcade below and shutters above. */
function buildQuayHouse(
  [y, wide, tall]: readonly [number, number, number],
  chance: Random,
): Mesh {
  const wall = paintAs(
    PLASTER[Math.floor(chance() * PLASTER.length)] ?? [230, 200, 160],
    1,
    0.35,
  );
  const shutter = paintAs(SHUTTERS[Math.floor(chance() * 3)] ?? [60, 100, 90]);
  const [front, back] = [FRONT, BACK];
  const [from, to] = [y - wide / 2, y + wide / 2];
  const columns = Math.max(2, Math.round(wide / 3.2));
  const step = wide / columns;
  const floors = Math.floor((tall - 4.4) / 3.4);
  const arcade = Array.from({length: columns + 1}, (_, index) =>
    buildBox([front + 0.5, from + index * step, 0], [1, 0.9, 4.2], {wall}),
  ).flat();
  return [
    ...buildBlock(
      [
        [front, from],
        [back, from],
        [back, to],
        [front, to],
      ],
      [4.2, tall],
      {wall},
    ),
    ...buildBlock(
      [
        [front + 4, from],
        [back, from],
        [back, to],
        [front + 4, to],
      ],
      [0, 4.2],
      {wall: paintAs([120, 92, 72])},
    ),
    ...arcade,
    ...buildOpenings([from, step], [columns, floors], shutter),
    ...buildRoof([from, to, tall], paintAs(TILES, 0.9 + 0.2 * chance(), 0.6)),
  ];
}

export function buildQuayside(): Mesh {
  const chance = random('vell quay');
  const houses: Mesh[] = [];
  for (let y = -8; y < 250;) {
    const wide = 8 + 6 * chance();
    houses.push(
      buildQuayHouse(
        [y + wide / 2, wide - 0.1, 12 + 3.4 * Math.floor(3 * chance())],
        chance,
      ),
    );
    y += wide;
  }
  return houses.flat();
}

export function buildHillTown(): Mesh {
  const chance = random('vell hill');
  return Array.from({length: 420}, () => {
    const [x, y] = [46 + 130 * chance(), -10 + 430 * chance()];
    return buildHouse({
      at: [x, y, getHeight(x, y)],
      turn: Math.round(chance() * 2) * (Math.PI / 2) + (chance() - 0.5) * 0.3,
      size: [7, 8 + 4 * chance(), 6 + 5 * chance(), 2],
      wall: paintAs(
        PLASTER[Math.floor(chance() * 5)] ?? [230, 200, 160],
        1,
        0.3,
      ),
      roof: paintAs(TILES, 0.85 + 0.3 * chance(), 0.5),
      window: {color: [86, 66, 58]},
      sunk: 6,
    });
  }).flat();
}
