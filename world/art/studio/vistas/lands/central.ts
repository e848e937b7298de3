import type {Color} from '../../canvas';
import {field, layered, random, type Random} from '../../noise';
import type {Mesh} from '../mesh';
import {buildBridge} from '../parts/bridge';
import {buildGround} from '../parts/ground';
import {buildShip} from '../parts/ships';
import {buildBox, buildHouse, paintAs, buildTurned} from '../parts/solids';
import type {Outlook} from '../camera';
import type {Vista} from '../vista';

const outlook: Outlook = {
  eye: [-122, -128, 40],
  target: [16, 34, 14],
  lens: 1.12,
  shift: 0.04,
};

const WALLS: readonly Color[] = [
  [226, 206, 176],
  [206, 182, 150],
  [214, 196, 182],
  [190, 160, 132],
];
const ROOFS: readonly Color[] = [
  [168, 92, 66],
  [142, 80, 62],
  [122, 92, 86],
  [182, 112, 78],
];

/** The banks of the Harrow, which flows south out of its lake between two hills. */
const hills = layered(field('central hills'), 4);
function getHeight(x: number, y: number): number {
  const lake =
    y > 140 ? Math.min((y - 140) * 2.4, 900) - Math.max(0, y - 1500) * 2 : 0;
  const bank = 92 + lake + (y < -60 ? (-60 - y) * 0.1 : 0);
  const inland = Math.abs(x) - bank;
  const hill =
    hills(x / 260, y / 260) * 22 +
    Math.max(0, (Math.hypot(x, y - 200) - 1300) / 34) *
      Math.max(0, 0.35 + 1.5 * hills(x / 620 + 5, y / 620));
  return inland < 0
    ? -3
    : Math.min(5, inland * 0.5) +
        Math.max(0, inland - 20) * 0.09 +
        Math.max(0, hill) * Math.min(1, inland / 200);
}

function buildTownHouse(
  [x, y]: readonly [number, number],
  chance: Random,
): Mesh {
  const pick = (colors: readonly Color[]): Color =>
    colors[Math.floor(chance() * colors.length)] ?? [190, 160, 130];
  return buildHouse({
    at: [x, y, getHeight(x, y)],
    turn: (chance() < 0.5 ? 0 : Math.PI / 2) + (chance() - 0.5) * 0.25,
    size: [
      6 + 2 * chance(),
      8 + 4 * chance(),
      5 + 4 * chance(),
      4.5 + 2 * chance(),
    ],
    wall: paintAs(pick(WALLS), 0.9 + 0.2 * chance()),
    roof: paintAs(pick(ROOFS), 0.85 + 0.3 * chance(), 0.5),
    window: {color: [74, 62, 56]},
  });
}

/** Whether a place is free of houses: before the eye, or on the way to the bridge. */
function isFree([x, y]: readonly [number, number]): boolean {
  const [eyeX, eyeY] = outlook.eye;
  return Math.abs(y) < 7 || Math.hypot(x - eyeX, y - eyeY) < 36;
}

function buildTown(): Mesh {
  const chance = random('harrowmere');
  return Array.from({length: 30 * 32}, (_, index) => {
    const [row, side] = [Math.floor(index / 64), index % 2 === 0 ? 1 : -1];
    const y = -150 + Math.floor((index % 64) / 2) * 10.6 + 4 * chance();
    const lake = y > 140 ? (y - 140) * 2.4 : 0;
    const spot = [side * (104 + row * 15 + chance() * 5 + lake), y] as const;
    return isFree(spot) || chance() < 0.06 + row * 0.035
      ? []
      : buildTownHouse(spot, chance);
  }).flat();
}

/** Quay walls with steps on both banks. */
function buildQuays(): Mesh {
  const stone = paintAs([176, 158, 134], 1, 0.5);
  return [-1, 1].flatMap((side) => [
    ...buildBox([side * 96, -20, -4], [9, 322, 6.2], {wall: stone}),
    ...buildBox([side * 92, -20, 2], [0.8, 322, 0.9], {wall: stone}),
    ...[-70, -34, 40, 84].flatMap((y) =>
      Array.from({length: 5}, (_, step) =>
        buildBox(
          [side * (91 - step * 0.8), y, -2],
          [0.9, 5, 3.6 - step * 0.7],
          {
            wall: stone,
          },
        ),
      ).flat(),
    ),
  ]);
}

/** The inn over the third arch, and the toll house at its western end. */
function buildBridgeHouses(): Mesh {
  const look = {
    wall: paintAs([222, 200, 168]),
    window: {color: [74, 62, 56]},
  } as const;
  return [
    ...buildHouse({
      ...look,
      at: [-43.6, 6.4, 11.2],
      turn: Math.PI / 2,
      size: [7, 14, 7, 4.6],
      roof: paintAs([142, 80, 62], 1, 0.5),
      sunk: 3,
    }),
    ...buildHouse({
      ...look,
      at: [-97, 8.6, 3],
      turn: Math.PI / 2,
      size: [8, 10, 9, 5],
      roof: paintAs([104, 84, 84], 1, 0.5),
    }),
  ];
}

/** Sailing boats and barges: place, direction, length, and color of the sail. */
const BOATS: readonly (readonly [number, number, number, number, Color?])[] = [
  [20, -52, 1.9, 24, [226, 212, 186]],
  [-30, 160, 0.6, 22, [216, 150, 110]],
  [60, 330, 2.6, 24, [236, 226, 206]],
  [-150, 420, 2.2, 24, [226, 212, 186]],
  [-44, -66, 0.7, 20],
  [-76, -50, 1.6, 16],
  [-80, -22, 1.5, 14],
  [70, -96, 2.4, 22],
  [82, 30, 1.6, 18],
];

/** A square tower with a steep roof. */
function buildTower(
  [x, y]: readonly [number, number],
  tall: number,
  roof: Color,
): Mesh {
  const z = getHeight(x, y);
  return [
    ...buildBox([x, y, z - 3], [8, 8, tall], {wall: paintAs([214, 198, 172])}),
    ...buildTurned(
      [x, y, z + tall - 3],
      [
        [6.4, 0],
        [0, 17],
      ],
      {sides: 4, getCoat: () => paintAs(roof)},
    ),
  ];
}

export const central: Vista = {
  seed: 'cover central',
  outlook,
  light: {
    toSun: [0.5, -0.78, 0.36],
    sun: [262, 206, 146],
    above: [108, 124, 150],
    below: [104, 86, 76],
  },
  air: {
    sky: [
      [92, 128, 176],
      [166, 178, 192],
      [246, 206, 158],
      [255, 222, 166],
    ],
    clouds: {color: [255, 236, 208], cover: 0.5},
    haze: [228, 204, 182],
    glare: [255, 226, 170],
    reach: 2900,
    mist: {height: 5, reach: 1900},
  },
  shadows: {center: [0, 30, 0], reach: 330},
  water: {color: [52, 84, 92], waves: 0.35},
  build: () => [
    ...buildGround(outlook, getHeight, {
      reach: 6000,
      getCoat: ([x, y, z]) =>
        paintAs(
          z < 0.5
            ? [120, 112, 92]
            : Math.hypot(x, y) < 330
              ? [150, 132, 104]
              : [112, 124, 78],
          1,
        ),
    }),
    ...buildTown(),
    ...buildBridge({
      from: [-98, 0, 0],
      to: [98, 0, 0],
      arches: 9,
      wide: 9,
      deck: [9, 12],
      stone: [204, 188, 162],
      lamps: 9,
    }),
    ...buildTower([-150, 70], 34, [96, 104, 112]),
    ...buildTower([150, 60], 40, [104, 84, 84]),
    ...buildTower([172, -30], 30, [96, 104, 112]),
    ...buildTower([128, 120], 36, [110, 80, 70]),
    ...buildTower([210, 90], 44, [96, 104, 112]),
    ...buildQuays(),
    ...buildBridgeHouses(),
    ...BOATS.flatMap(([x, y, turn, long, sail]) =>
      buildShip({
        at: [x, y, 0],
        turn,
        long,
        hull: [96, 66, 44],
        sheer: 0.3,
        ...(sail && {sail}),
      }),
    ),
  ],
};
