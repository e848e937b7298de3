import {mix, type Color} from '../../canvas';
import {random} from '../../noise';
import type {Outlook} from '../camera';
import type {Mesh} from '../mesh';
import {buildWalker} from '../parts/creatures';
import {
  buildBar,
  buildBlock,
  buildBox,
  paintAs,
  buildTurned,
} from '../parts/solids';
import type {Lamp, Vista} from '../vista';
import {buildStreet, buildOffice} from './torosHouses';

const outlook: Outlook = {
  eye: [-3.2, -22, 3.4],
  target: [2, 40, 8],
  lens: 0.82,
  shift: -0.05,
};

/** A wall of bronze tablets, one hung below the other. */
function buildTablets(): Mesh {
  return Array.from({length: 9}, (_, index) => {
    const y = -6 + (index % 3) * 1.7;
    const z = 0.9 + Math.floor(index / 3) * 1.15;
    return [
      ...buildBox([10.9, y, z], [0.3, 1.4, 0.95], {
        wall: paintAs([176, 122, 66], 0.9 + (index % 4) * 0.06, 0.6),
      }),
      ...[0.25, 0.5, 0.7].flatMap((up) =>
        buildBox([10.7, y, z + up], [0.06, 1, 0.06], {
          wall: paintAs([92, 64, 42]),
        }),
      ),
    ];
  }).flat();
}

const POSTS: readonly (readonly [number, number])[] = Array.from(
  {length: 20},
  (_, index) =>
    [
      index % 2 === 0 ? 7.8 : -7.8,
      2 + Math.floor(index / 2) * 15 + (index % 2) * 7,
    ] as const,
);

function buildLampPost([x, y]: readonly [number, number]): Mesh {
  const iron = paintAs([58, 50, 46]);
  return [
    ...buildTurned(
      [x, y, 0],
      [
        [0.5, 0],
        [0.5, 0.5],
        [0.16, 0.8],
        [0.12, 4.6],
      ],
      {sides: 8, getCoat: () => iron},
    ),
    ...buildBar([x, y, 4.5], [x - Math.sign(x) * 0.9, y, 4.7], {
      thick: 0.12,
      coat: iron,
    }),
    ...buildTurned(
      [x, y, 4.6],
      [
        [0.22, 0],
        [0.36, 0.75],
        [0.5, 0.8],
        [0, 1.25],
      ],
      {
        sides: 6,
        getCoat: ([, , z]) =>
          z < 5.3 ? {color: [255, 206, 120], glow: 1} : iron,
      },
    ),
  ];
}

/** A trimmer on a ladder, and people with lamps of their own. */
function buildPeople(): Mesh {
  const ladder = [-0.35, 0.35].flatMap((dy) =>
    buildBar([5.4, 2 + dy, 0], [7.6, 2 + dy * 0.7, 5.4], {
      thick: 0.1,
      coat: paintAs([196, 150, 100]),
    }),
  );
  const rungs = Array.from({length: 9}, (_, index) => {
    const up = (index + 1) / 10;
    return buildBar(
      [5.4 + 2.2 * up, 1.65, 5.4 * up],
      [5.4 + 2.2 * up, 2.35, 5.4 * up],
      {thick: 0.07, coat: paintAs([196, 150, 100])},
    );
  }).flat();
  const walkers = WALKERS.flatMap(([x, y, color], index) => [
    ...buildWalker({
      at: [x, y, 0],
      tall: 1.9,
      turn: index * 2.1 + 1.5,
      cloak: color,
    }),
    ...buildBar([x + 0.5, y - 0.3, 0.5], [x + 0.5, y - 0.3, 1.15], {
      thick: 0.03,
      coat: paintAs([60, 50, 46]),
    }),
    ...buildBox([x + 0.5, y - 0.3, 0.5], [0.22, 0.22, 0.32], {
      wall: {color: [255, 206, 120], glow: 1},
    }),
  ]);
  return [
    ...ladder,
    ...rungs,
    ...buildWalker({
      at: [6.1, 2, 1.9],
      tall: 1.85,
      turn: 0,
      cloak: [126, 62, 48],
    }),
    ...walkers,
  ];
}

const WALKERS: readonly (readonly [number, number, Color])[] = [
  [-3.4, -7, [104, 84, 78]],
  [-2.2, -5.6, [140, 76, 58]],
  [2.6, 10, [90, 92, 104]],
  [3, 22, [84, 84, 92]],
  [-4, 34, [100, 80, 62]],
  [1, 48, [80, 74, 74]],
  [4.4, 66, [90, 76, 70]],
];

const lamps: readonly Lamp[] = [
  ...POSTS.map(([x, y]) => ({
    at: [x, y - 0.4, 5] as const,
    reach: 5.4,
    color: [255, 176, 88] as const,
  })),
  ...WALKERS.map(([x, y]) => ({
    at: [x + 0.5, y - 0.5, 0.7] as const,
    reach: 1.5,
    color: [255, 180, 96] as const,
  })),
];

/** A street of Toros at noon, under the Shroud. */
export const torosia: Vista = {
  seed: 'cover toros street',
  outlook,
  light: {
    toSun: [0.1, -0.4, 0.9],
    sun: [84, 66, 48],
    above: [136, 114, 92],
    below: [112, 82, 56],
  },
  air: {
    sky: [
      [34, 29, 27],
      [52, 44, 38],
      [80, 66, 54],
      [112, 90, 68],
    ],
    clouds: {color: [92, 78, 64], cover: 0.6, length: 0.5},
    haze: [118, 94, 70],
    glare: [126, 100, 74],
    reach: 105,
  },
  shadows: {center: [0, 60, 6], reach: 110},
  lamps,
  weather: 'ash',
  build: () => [
    ...buildBlock(
      [
        [-40, -40],
        [40, -40],
        [40, 260],
        [-40, 260],
      ],
      [-2, 0],
      {wall: paintAs([90, 78, 68]), roof: paintAs([112, 98, 84], 1, 0.7)},
    ),
    ...Array.from({length: 300}, (_, index) => {
      const chance = random(`paving ${index}`);
      return buildBox(
        [-7 + 14 * chance(), -18 + 70 * chance(), 0],
        [1.3, 0.9, 0.03],
        {wall: paintAs(mix([96, 84, 72], [140, 122, 102], chance()))},
      );
    }).flat(),
    ...[-9.4, 9.4].flatMap((x) =>
      buildBox([x, 100, 0], [3, 280, 0.22], {
        wall: paintAs([132, 114, 96], 1, 0.5),
      }),
    ),
    ...buildStreet(),
    ...buildTablets(),
    ...POSTS.flatMap(buildLampPost),
    ...buildPeople(),
    ...buildOffice(),
  ],
};
