import {mix, type Color} from '../../canvas';
import {random} from '../../noise';
import type {Mesh} from '../mesh';
import {buildWalker} from '../parts/creatures';
import {buildGround} from '../parts/ground';
import {buildBar, paintAs} from '../parts/solids';
import {buildBroadleaf, buildClump} from '../parts/trees';
import type {Vista} from '../vista';
import {
  outlook,
  GROUND,
  getHeight,
  getCourt,
  buildStones,
  buildMarketCross,
} from './thornmootStones';

const BARK: Color = [92, 74, 60];

/** Leaves of the four Courts from left to right; Winter has none. */
const LEAVES: readonly (Color | undefined)[] = [
  [255, 158, 196],
  [92, 158, 62],
  [232, 122, 36],
  undefined,
];

function isPath(x: number, y: number): boolean {
  const middle = 3 * Math.sin(y / 16) + (y > 30 ? (y - 30) * 0.5 : 0);
  const other = y > 20 ? 3 * Math.sin(y / 16) - (y - 20) * 0.7 : 999;
  return (
    Math.min(Math.abs(x - middle), Math.abs(x - other)) <
    2.2 - Math.min(1, y / 200)
  );
}

function buildWood(): Mesh {
  const chance = random('four courts');
  const far = Array.from({length: 210}, (_, index) => {
    const turn = -0.95 + 1.9 * chance();
    const away = 62 + 120 * chance();
    const [x, y] = [Math.sin(turn) * away, -30 + Math.cos(turn) * away];
    return Math.hypot(x, y - 14) < 30 || isPath(x, y)
      ? []
      : buildTree([x, y, 17 + 12 * chance()], `fey ${index}`);
  }).flat();
  const near = [
    [-25, 8, 24],
    [-38, 26, 26],
    [-13, 46, 24],
    [12, 48, 25],
    [26, 12, 25],
    [38, 28, 26],
    [-30, -6, 26],
    [30, -5, 27],
  ] as const;
  return [
    ...far,
    ...near.flatMap((spot, index) => buildTree(spot, `near ${index}`)),
  ];
}

function buildTree(
  [x, y, tall]: readonly [number, number, number],
  seed: string,
): Mesh {
  const leaves = LEAVES[Math.floor(getCourt(x, y))];
  return buildBroadleaf([x, y, getHeight(x, y)], tall, {
    bark: mix(BARK, [120, 116, 116], getCourt(x, y) > 3 ? 0.5 : 0),
    seed,
    isNear: y < 60,
    ...(leaves && {leaves}),
  });
}

/** Petals in Spring, leaves in Autumn, snow on tufts in Winter. */
function buildLitter(): Mesh {
  const chance = random('litter');
  const fallen: readonly Color[] = [
    [250, 190, 214],
    [120, 168, 76],
    [220, 120, 40],
    [244, 248, 252],
  ];
  return Array.from({length: 900}, () => {
    const [x, y] = [-34 + 68 * chance(), -18 + 60 * chance()];
    return buildClump([x, y, getHeight(x, y)], 0.12 + 0.16 * chance(), [
      paintAs(fallen[Math.floor(getCourt(x, y))] ?? [120, 160, 80]),
      chance,
    ]);
  }).flat();
}

const LAMPS = [
  [-7, 9, 1.4],
  [6, 7, 2],
  [12, 20, 2.6],
  [-13, 19, 1.8],
  [3, 26, 3],
  [-3.5, 30, 1.2],
  [9, 36, 2],
  [-22, 36, 3.4],
  [24, 34, 2.4],
  [-19, 8, 4],
] as const;

/** Thornmoot, where the woods of the four Courts meet. */
export const feyKingdoms: Vista = {
  seed: 'cover fey moot',
  outlook,
  light: {
    toSun: [-0.62, -0.42, 0.62],
    sun: [240, 216, 150],
    above: [136, 150, 140],
    below: [96, 104, 82],
  },
  air: {
    sky: [
      [74, 132, 128],
      [142, 186, 150],
      [216, 224, 168],
      [250, 244, 196],
    ],
    clouds: {color: [250, 246, 214], cover: 0.3},
    haze: [184, 206, 164],
    glare: [255, 246, 190],
    reach: 210,
    mist: {height: 3, reach: 240},
  },
  shadows: {center: [0, 20, 4], reach: 90},
  lamps: LAMPS.map(([x, y, z]) => ({
    at: [x, y, z + getHeight(x, y)] as const,
    reach: 0.9,
    color: [236, 255, 170] as const,
  })),
  build: () => [
    ...buildGround(outlook, getHeight, {
      reach: 420,
      rings: 300,
      spokes: 360,
      getCoat: ([x, y]) => {
        const court = getCourt(x, y);
        const at = Math.floor(court);
        const color = mix(
          GROUND[at] ?? [90, 120, 60],
          GROUND[Math.min(3, at + 1)] ?? [90, 120, 60],
          Math.max(0, (court - at - 0.45) / 0.55),
        );
        return paintAs(
          isPath(x, y) ? mix(color, [176, 150, 112], 0.75) : color,
          1,
          0.6,
        );
      },
    }),
    ...buildWood(),
    ...buildLitter(),
    ...buildStones(),
    ...buildMarketCross(),
    ...buildWalker({
      at: [0.6, -4, getHeight(0.6, -4)],
      tall: 2,
      turn: 1.6,
      cloak: [146, 62, 50],
    }),
    ...buildWalker({
      at: [1.9, -3.2, getHeight(1.9, -3.2)],
      tall: 1.9,
      turn: 1.5,
      cloak: [72, 90, 116],
    }),
    ...buildBar([0.1, -4, 0], [0.3, -3.9, 2.4], {
      thick: 0.08,
      coat: paintAs(BARK),
    }),
  ],
};
