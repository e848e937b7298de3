import {mix, type Color} from '../../canvas';
import {field, layered, random} from '../../noise';
import type {Outlook} from '../camera';
import type {Mesh} from '../mesh';
import {buildAnimal} from '../parts/creatures';
import {buildGround} from '../parts/ground';
import {buildBox, paintAs, buildTurned} from '../parts/solids';
import type {Point} from '../point';
import type {Smoke, Vista} from '../vista';
import {FELT, buildMoot} from './gurzhMoot';

const outlook: Outlook = {
  eye: [-14, -86, 24],
  target: [4, 30, 2],
  lens: 1.0,
  shift: -0.1,
};

const swells = layered(field('gurzh plain'), 4);

function getHeight(x: number, y: number): number {
  const far = Math.max(0, Math.hypot(x, y) - 160);
  return swells(x / 130, y / 130) * Math.min(1, far / 60) * (5 + far * 0.035);
}

/** A round tent of felt: a wall bound with ropes, a roof with a smoke hole, a door to the ring. */
function buildTent(
  [x, y]: readonly [number, number],
  wide: number,
  felt: Color,
): Mesh {
  const at: Point = [x, y, getHeight(x, y)];
  const toRing = Math.atan2(-y, -x);
  const [dx, dy] = [Math.cos(toRing), Math.sin(toRing)];
  const door: Point = [x + dx * wide * 0.99, y + dy * wide * 0.99, at[2]];
  return [
    ...buildTurned(
      at,
      [
        [wide, -0.5],
        [wide * 1.02, wide * 0.34],
        [wide * 1.02, wide * 0.4],
        [wide, wide * 0.72],
        [wide * 1.1, wide * 0.74],
        [wide * 0.66, wide * 1.04],
        [wide * 0.16, wide * 1.26],
        [wide * 0.16, wide * 1.38],
        [0, wide * 1.38],
      ],
      {
        sides: 16,
        getCoat: ([, , z]) => {
          const up = (z - at[2]) / wide;
          return paintAs(
            up > 0.3 && up < 0.39
              ? [120, 60, 46]
              : up > 1.2
                ? [86, 74, 66]
                : felt,
            up > 0.7 ? 1.06 : 1,
            0.5,
          );
        },
      },
    ),
    ...buildBox(
      [door[0], door[1], at[2]],
      [wide * 0.46, wide * 0.46, wide * 0.66],
      {
        wall: paintAs([134, 62, 46]),
      },
    ),
  ];
}

/** Rings of tents around the clay, with ways between the hearths. */
function buildCamp(): Mesh {
  const chance = random('gurzh');
  return Array.from({length: 11}, (_, ring) => {
    const radius = 44 + ring * 14.5;
    const count = Math.floor((2 * Math.PI * radius) / 15);
    return Array.from({length: count}, (__, index) => {
      const turn = (index / count) * Math.PI * 2 + ring * 0.7;
      const way = Math.abs(((turn / (Math.PI / 3)) % 1) - 0.5) * radius * 1.05;
      const away = radius + (chance() - 0.5) * 5;
      const spot = [Math.cos(turn) * away, Math.sin(turn) * away] as const;
      const isBefore = Math.hypot(spot[0] + 14, spot[1] + 86) < 22;
      return way < 4 || isBefore || chance() < 0.08
        ? []
        : buildTent(
            spot,
            3.6 + 2 * chance(),
            mix(
              FELT[Math.floor(chance() * 4)] ?? [200, 190, 160],
              [120, 96, 80],
              chance() * 0.3,
            ),
          );
    }).flat();
  }).flat();
}

function buildHerd(): Mesh {
  const chance = random('herd');
  return Array.from({length: 46}, () => {
    const turn = 0.5 + 2.2 * chance();
    const away = 215 + 110 * chance();
    const [x, y] = [Math.cos(turn) * away, Math.sin(turn) * away];
    return buildAnimal([x, y, getHeight(x, y)], {
      long: 4.4,
      turn: chance() * 6,
      color: chance() < 0.6 ? [120, 60, 44] : [70, 54, 48],
      grazes: chance() < 0.6,
    });
  }).flat();
}

/** A shrine: a chimney of clay with a bench and a bowl. */
function buildShrine([x, y]: readonly [number, number]): Mesh {
  const z = getHeight(x, y);
  return [
    ...buildTurned(
      [x, y, z],
      [
        [2.2, -0.5],
        [1.7, 2],
        [1, 5],
        [0.8, 8.4],
        [1, 8.8],
        [0.6, 8.8],
        [0.6, 8],
      ],
      {sides: 10, getCoat: () => paintAs([170, 104, 74], 1, 0.5)},
    ),
    ...buildBox([x + 4, y - 1, z], [4, 1, 0.9], {wall: paintAs([110, 84, 62])}),
    ...buildTurned(
      [x + 1.6, y - 2.8, z],
      [
        [0.3, 0],
        [0.8, 0.8],
        [0.9, 1.1],
        [0.4, 0.8],
      ],
      {sides: 9, getCoat: () => paintAs([96, 64, 52])},
    ),
  ];
}

const SHRINE = [-27, -58] as const;

const smoke: readonly Smoke[] = [
  {
    at: [SHRINE[0], SHRINE[1], 9],
    tall: 44,
    wide: 13,
    drift: 12,
    color: [232, 200, 176],
    dense: 0.55,
  },
  ...(
    [
      [70, 60],
      [-80, 90],
      [20, 130],
      [-130, 40],
      [110, 10],
      [-30, 180],
      [140, 120],
      [-70, 20],
      [56, 100],
      [-120, 150],
    ] as const
  ).map(([x, y]) => ({
    at: [x, y, 8] as const,
    tall: 48,
    wide: 12,
    drift: 16,
    color: [210, 160, 136] as const,
    dense: 0.4,
  })),
];

/** The warmoot at Gurzh. */
export const hordelands: Vista = {
  seed: 'cover gurzh moot',
  outlook,
  light: {
    toSun: [0.8, 0.5, 0.24],
    sun: [282, 158, 88],
    above: [124, 92, 104],
    below: [96, 66, 60],
  },
  air: {
    sky: [
      [64, 44, 76],
      [146, 68, 72],
      [232, 124, 64],
      [255, 196, 108],
    ],
    clouds: {color: [250, 140, 92], cover: 0.46},
    haze: [196, 116, 92],
    glare: [255, 190, 104],
    reach: 720,
    mist: {height: 9, reach: 1200},
  },
  shadows: {center: [0, 20, 0], reach: 230},
  smoke,
  lamps: [
    {
      at: [SHRINE[0] + 1.6, SHRINE[1] - 2.8, 1.2 + getHeight(...SHRINE)],
      reach: 3,
      color: [255, 160, 80],
    },
  ],
  build: () => [
    ...buildGround(outlook, getHeight, {
      reach: 3000,
      from: 3,
      getCoat: ([x, y]) =>
        paintAs(
          Math.hypot(x, y) < 205 ? [150, 118, 82] : [148, 132, 78],
          1,
          0.6,
        ),
    }),
    ...buildMoot(),
    ...buildCamp(),
    ...buildHerd(),
    ...buildShrine(SHRINE),
  ],
};
