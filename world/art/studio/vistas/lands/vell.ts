import type {Color} from '../../canvas';
import {random} from '../../noise';
import type {Outlook} from '../camera';
import {buildFace, move, type Mesh} from '../mesh';
import {buildWalker} from '../parts/creatures';
import {buildGround} from '../parts/ground';
import {buildShip} from '../parts/ships';
import {
  buildBar,
  buildBlock,
  buildBox,
  buildHouse,
  paintAs,
  buildTurned,
} from '../parts/solids';
import {place, type Point} from '../point';
import type {Vista} from '../vista';
import {TILES, getHeight, buildQuayside, buildHillTown} from './vellHouses';

const outlook: Outlook = {
  eye: [-1, -20, 5.6],
  target: [2, 60, 8],
  lens: 0.86,
  shift: -0.04,
};

/** Bales and casks that stand about on the quay. */
function buildGoods(): Mesh {
  const chance = random('vell wares');
  return Array.from({length: 90}, () => {
    const [x, y] = [
      chance() < 0.5 ? 5.4 + 2 * chance() : 11.5 + 3 * chance(),
      -6 + 190 * chance(),
    ];
    return chance() < 0.5
      ? buildTurned(
          [x, y, 0],
          [
            [0.42, 0],
            [0.54, 0.5],
            [0.42, 1],
            [0, 1],
          ],
          {
            sides: 9,
            getCoat: () => paintAs([142, 100, 66], 0.85 + 0.3 * chance()),
          },
        )
      : buildBox([x, y, 0], [1.3, 1.2, 0.8 + 0.5 * chance()], {
          wall: paintAs([178, 142, 96], 0.8 + 0.4 * chance()),
        });
  }).flat();
}

/** Awnings before the arcades. */
function buildAwnings(): Mesh {
  const chance = random('vell awnings');
  return Array.from({length: 11}, (_, index) => {
    const y = 4 + index * 17 + 4 * chance();
    const cloth = paintAs(
      (
        [
          [196, 74, 54],
          [226, 196, 132],
          [66, 112, 120],
        ] as const
      )[index % 3] ?? [200, 80, 60],
      1,
      0.2,
    );
    return [
      ...buildFace(
        [
          [15.6, y - 3, 4.1],
          [15.6, y + 3, 4.1],
          [12, y + 3, 3],
          [12, y - 3, 3],
        ],
        cloth,
      ),
      ...[-2.9, 2.9].flatMap((side) =>
        buildBar([12.1, y + side, 0], [12.1, y + side, 3], {
          thick: 0.12,
          coat: paintAs([110, 84, 60]),
        }),
      ),
    ];
  }).flat();
}

function buildPeople(): Mesh {
  const chance = random('vell people');
  return Array.from({length: 26}, () =>
    buildWalker({
      at: [6 + 7 * chance(), 3 + 150 * chance() ** 1.4, 0],
      tall: 1.85,
      turn: 6 * chance(),
      cloak: (
        [
          [150, 62, 52],
          [64, 92, 120],
          [196, 164, 110],
          [88, 104, 70],
        ] as const
      )[Math.floor(chance() * 4)] ?? [90, 90, 90],
    }),
  ).flat();
}

/** Ships with their bows to the quay, and the flag of Vell at each mast. */
function buildShips(): Mesh {
  const chance = random('vell ships');
  return Array.from({length: 9}, (_, index) => {
    const [y, long] = [22 + index * 19 + 4 * chance(), 27 + 6 * chance()];
    const at: Point = [-long * 0.5 - 1, y, 0.4];
    const top = at[2] + long * 0.72;
    return [
      ...buildShip({
        at,
        turn: 0,
        long,
        hull: [
          [112, 74, 48],
          [86, 62, 52],
          [128, 86, 54],
        ][index % 3] as unknown as Color,
        masts: index % 3 === 0 ? 2 : 1,
        sheer: 0.4,
        ...(index % 4 === 2 && {sail: [236, 220, 188] as const}),
      }),
      ...buildFace(
        [
          [at[0] + 0.6, y, top],
          [at[0] + 0.6, y, top + 2],
          [at[0] - 3.2, y + 0.9, top + 1.6],
          [at[0] - 3.2, y + 0.6, top - 0.2],
        ],
        paintAs([62, 104, 160], 1, 0.1),
      ),
      ...buildFace(
        [
          [at[0] - 0.6, y + 0.05, top + 0.6],
          [at[0] - 1.4, y + 0.2, top + 1.3],
          [at[0] - 2.2, y + 0.35, top + 0.6],
          [at[0] - 1.4, y + 0.2, top + 0.9],
        ],
        paintAs([250, 250, 246]),
      ),
      ...buildBar([at[0] + long * 0.48, y, 2], [4.6, y + 1, 1.4], {
        thick: 0.12,
        coat: paintAs([170, 144, 104]),
      }),
    ];
  }).flat();
}

/** The curved mole with the inn at its end. */
function buildMole(): Mesh {
  const stones = Array.from({length: 30}, (_, index) => {
    const turn = 0.05 + (index / 30) * 1.5;
    const [x, y] = [-150 + Math.cos(turn) * 150, 190 + Math.sin(turn) * 120];
    return move(
      buildBox([0, 0, -3], [16, 12, 6], {wall: paintAs([176, 158, 134])}),
      place([x, y, 0], {turn}),
    );
  }).flat();
  return [
    ...stones,
    ...buildHouse({
      at: [-128, 306, 3],
      turn: 1.5,
      size: [12, 26, 9, 5],
      wall: paintAs([240, 226, 200]),
      roof: paintAs(TILES),
      window: {color: [86, 66, 58]},
    }),
  ];
}

/** The quays of Vell in the morning, looking south. */
export const vell: Vista = {
  seed: 'cover southwest quay',
  outlook,
  light: {
    toSun: [-0.72, -0.3, 0.52],
    sun: [250, 214, 156],
    above: [126, 142, 168],
    below: [116, 96, 80],
  },
  air: {
    sky: [
      [60, 120, 178],
      [120, 172, 204],
      [206, 216, 204],
      [250, 230, 190],
    ],
    clouds: {color: [255, 244, 224], cover: 0.34},
    haze: [220, 216, 204],
    glare: [255, 240, 200],
    reach: 900,
  },
  shadows: {center: [10, 90, 0], reach: 190},
  water: {color: [26, 96, 104], waves: 0.7},
  build: () => [
    ...buildGround(outlook, getHeight, {
      reach: 900,
      from: 1.5,
      getCoat: ([x]) =>
        paintAs(x < 31 ? [186, 166, 136] : [150, 138, 90], 1, 0.5),
    }),
    ...buildBlock(
      [
        [3, -30],
        [31, -30],
        [31, 300],
        [3, 300],
      ],
      [-4, 0.02],
      {
        wall: paintAs([168, 148, 122], 1, 0.5),
        roof: paintAs([190, 170, 140], 1, 0.5),
      },
    ),
    ...buildQuayside(),
    ...buildHillTown(),
    ...buildGoods(),
    ...buildAwnings(),
    ...buildPeople(),
    ...buildShips(),
    ...buildMole(),
  ],
};
