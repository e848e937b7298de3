import {mix, type Color} from '../../canvas';
import {random} from '../../noise';
import type {Outlook} from '../camera';
import type {Mesh} from '../mesh';
import {buildAnimal, buildWalker} from '../parts/creatures';
import {buildGround} from '../parts/ground';
import {buildShip} from '../parts/ships';
import {
  buildBar,
  buildBox,
  buildHouse,
  paintAs,
  buildTurned,
} from '../parts/solids';
import {buildFir} from '../parts/trees';
import type {Vista} from '../vista';
import {getHeight, buildTower} from './doorlessTowers';

const outlook: Outlook = {
  eye: [-30, -40, 101],
  target: [44, 70, 88],
  lens: 0.86,
  shift: 0.12,
};

const GRASS: Color = [140, 140, 84];

function buildGoats(): Mesh {
  const chance = random('goats');
  const spots = [
    [-20, -22],
    [-15, -23],
    [-10, -18],
    [-22, -13],
    [-5, -16],
    [-13, -10],
    [-26, -20],
    [-18, -5],
    [0, -8],
    [-30, -8],
    [-8, -2],
    [8, -16],
    [-24, 2],
    [4, 4],
    [14, 12],
    [-12, 8],
  ] as const;
  return spots.flatMap(([x, y]) =>
    buildAnimal([x, y, getHeight(x, y)], {
      long: 1.9,
      turn: 2.5 + 3 * chance(),
      color: mix(
        [232, 226, 212],
        [96, 74, 60],
        chance() < 0.3 ? 1 : chance() * 0.3,
      ),
      neck: 0.35,
      legs: 0.46,
      grazes: chance() < 0.6,
    }),
  );
}

/** Ostmark: more warehouses than houses, of timber, along its wharves. */
function buildOstmark(): Mesh {
  const chance = random('ostmark');
  const sheds = Array.from({length: 520}, () => {
    const [x, y] = [-90 + 240 * chance(), 128 + 110 * chance()];
    const z = getHeight(x, y);
    const isShed = chance() < 0.6;
    return z < 2 || z > 30
      ? []
      : buildHouse({
          at: [x, y, z],
          turn: (chance() < 0.7 ? 0.1 : 1.67) + (chance() - 0.5) * 0.2,
          size: isShed ? [9, 17, 6, 5] : [6, 8, 5, 5],
          wall: paintAs(mix([120, 92, 68], [150, 128, 104], chance())),
          roof: paintAs(mix([92, 86, 84], [124, 84, 62], chance()), 1, 0.5),
          window: {color: [255, 204, 130], glow: chance() < 0.25 ? 0.7 : 0.1},
        });
  }).flat();
  const wharves = Array.from({length: 7}, (_, index) => {
    const x = -70 + index * 32;
    const shore =
      Array.from({length: 90}, (__, step) => 140 + step * 2).find(
        (y) => getHeight(x, y) < 1,
      ) ?? 200;
    return [
      ...buildBox([x, shore + 12, 0], [5, 34, 1.6], {
        wall: paintAs([106, 84, 64]),
      }),
      ...buildShip({
        at: [x + 9, shore + 18, 0],
        turn: 1.5,
        long: 24 + 6 * chance(),
        hull: [92, 66, 48],
        masts: 1 + (index % 2),
        sheer: 0.3,
        ...(index % 3 === 0 && {sail: [214, 204, 184] as const}),
      }),
    ];
  }).flat();
  return [...sheds, ...wharves];
}

function buildFirs(): Mesh {
  const chance = random('colony firs');
  return Array.from({length: 1500}, () => {
    const [x, y] = [-420 + 900 * chance(), 10 + 420 * chance()];
    const z = getHeight(x, y);
    const isWood = x < -64 || x > 330 || (z > 24 && y > 120 && x < 110);
    return isWood && z > 4
      ? buildFir([x, y, z], 9 + 8 * chance(), [[52, 72, 58], chance])
      : [];
  }).flat();
}

/** A dry stone well on a terrace. */
function buildWell([x, y]: readonly [number, number]): Mesh {
  const z = getHeight(x, y);
  return buildTurned(
    [x, y, z],
    [
      [1.5, -1],
      [1.5, 1.1],
      [1, 1.1],
      [1, -1],
    ],
    {sides: 12, getCoat: () => paintAs([168, 160, 144], 1, 0.5)},
  );
}

/** The colonies: empty terraces and doorless towers above Ostmark, under a coming storm. */
export const northeast: Vista = {
  seed: 'cover ostmark storm',
  outlook,
  light: {
    toSun: [-0.74, -0.42, 0.5],
    sun: [268, 232, 162],
    above: [112, 124, 140],
    below: [80, 82, 78],
  },
  air: {
    sky: [
      [92, 106, 122],
      [122, 136, 148],
      [158, 166, 164],
      [206, 200, 176],
    ],
    clouds: {color: [42, 50, 64], cover: 0.62, length: 0.36},
    haze: [138, 150, 156],
    glare: [170, 172, 164],
    reach: 700,
  },
  shadows: {center: [10, 20, 50], reach: 130},
  water: {color: [44, 66, 76], waves: 0.9},
  build: () => [
    ...buildGround(outlook, getHeight, {
      reach: 2600,
      from: 5,
      rings: 460,
      spokes: 420,
      getCoat: ([x, y, z]) =>
        paintAs(
          z < 3
            ? [128, 120, 102]
            : z - getHeight(x, y + 1.6) > 2.5 || getHeight(x + 2.4, y) - z > 2.5
              ? [158, 148, 128]
              : GRASS,
          0.96 + 0.08 * Math.sin(x),
          0.6,
        ),
    }),
    ...buildTower([18, -6], 7.2, 34),
    ...buildTower([-46, 34], 6, 26),
    ...buildTower([66, 52], 6.4, 24),
    ...buildTower([206, 96], 7, 34),
    ...buildTower([244, 40], 7, 30),
    ...buildWell([-24, -25]),
    ...buildWell([34, 18]),
    ...buildGoats(),
    ...buildWalker({
      at: [-9, -25, getHeight(-9, -25)],
      tall: 2,
      turn: 1.2,
      cloak: [110, 92, 70],
    }),
    ...buildBar(
      [-8.5, -24.8, getHeight(-9, -25)],
      [-8.4, -24.7, getHeight(-9, -25) + 2.3],
      {thick: 0.09, coat: paintAs([96, 76, 58])},
    ),
    ...buildOstmark(),
    ...buildFirs(),
  ],
};
