import {mix} from '../../canvas';
import {random} from '../../noise';
import type {Outlook} from '../camera';
import {move, type Mesh} from '../mesh';
import {buildWalker} from '../parts/creatures';
import {
  buildBar,
  buildBox,
  getDomeProfile,
  paintAs,
  buildTurned,
} from '../parts/solids';
import {place, type Point} from '../point';
import {buildShip} from '../parts/ships';
import {buildBridge} from '../parts/bridge';
import type {Lamp, Vista} from '../vista';
import {HALF, buildSteps, buildBanks} from './ssahrakHouses';

const outlook: Outlook = {
  eye: [2.4, -34, 5.4],
  target: [-1, 60, 8.6],
  lens: 0.84,
  shift: -0.03,
};

const DOORS: readonly (readonly [1 | -1, number])[] = Array.from(
  {length: 22},
  (_, index) =>
    [
      index % 2 === 0 ? 1 : -1,
      -9 + Math.floor(index / 2) * 13 + (index % 2) * 5,
    ] as const,
);

/** A lamp that hangs an inch above the water from an arm at a door. */
function buildLampArm([side, y]: readonly [1 | -1, number]): Mesh {
  const [wall, out] = [side * (HALF + 0.2), side * (HALF - 3)];
  return [
    ...buildBar([wall, y, 2], [wall, y, 4.6], {
      thick: 0.14,
      coat: paintAs([70, 56, 48]),
    }),
    ...buildBar([wall, y, 4.6], [out, y, 4.6], {
      thick: 0.11,
      coat: paintAs([70, 56, 48]),
    }),
    ...buildBar([out, y, 4.6], [out, y, 0.8], {
      thick: 0.06,
      coat: paintAs([70, 56, 48]),
    }),
    ...buildTurned(
      [out, y, 0.14],
      [
        [0.1, 0],
        [0.34, 0.12],
        [0.34, 0.6],
        [0.06, 0.8],
      ],
      {sides: 8, getCoat: () => ({color: [255, 214, 130], glow: 1})},
    ),
  ];
}

/** The Hall of Levels where the canal forks, with the gate of the day. */
function buildHall(): Mesh {
  return [
    ...buildBox([0, 196, -2], [30, 30, 22], {
      wall: paintAs([206, 140, 98], 1, 0.4),
      roof: paintAs([220, 170, 126]),
    }),
    ...buildTurned(
      [0, 196, 20],
      [[13, 0], [13, 6], ...getDomeProfile(13, 6, 0.95)],
      {
        sides: 24,
        getCoat: ([, , z]) =>
          z > 26 ? paintAs([88, 146, 138]) : paintAs([214, 156, 112]),
      },
    ),
    ...buildTurned(
      [0, 196, 38],
      [
        [1.4, 0],
        [1, 4],
        [0, 9],
      ],
      {sides: 8, getCoat: () => paintAs([226, 188, 106])},
    ),
    ...[-12, 12].flatMap((x) =>
      buildTurned(
        [x, 182, 0],
        [[3, -2], [2.8, 26], [3.4, 27], ...getDomeProfile(3.2, 27, 1.2)],
        {
          sides: 12,
          getCoat: ([, , z]) =>
            paintAs(z > 27 ? [88, 146, 138] : [200, 134, 96]),
        },
      ),
    ),
    ...[-8, 0, 8].flatMap((x) =>
      buildBox([x, 180.8, 3], [3.4, 0.6, 8], {
        wall: {color: [255, 190, 104], glow: 0.8},
      }),
    ),
  ];
}

/** Barges with casks, and people who swim or stand on the steps. */
function buildTraffic(): Mesh {
  const chance = random('barges');
  const barge = (at: Point, turn: number): Mesh => [
    ...buildShip({
      at,
      turn,
      long: 15,
      hull: [128, 84, 56],
      sheer: 0.35,
      masts: 0,
      beam: 0.3,
    }),
    ...move(
      Array.from({length: 7}, (_, index) =>
        buildTurned(
          [-4 + index * 1.3, (index % 2) * 0.9 - 0.4, 0.7],
          [
            [0.45, 0],
            [0.56, 0.5],
            [0.45, 1],
            [0, 1],
          ],
          {sides: 9, getCoat: () => paintAs([156, 108, 70])},
        ),
      ).flat(),
      place(at, {turn}),
    ),
    ...buildWalker({
      at: [at[0] - Math.cos(turn) * 6, at[1] - Math.sin(turn) * 6, 0.8],
      tall: 2,
      turn,
      cloak: [70, 110, 106],
      skin: [104, 132, 96],
    }),
    ...buildBar(
      [at[0] - Math.cos(turn) * 6.4, at[1] - Math.sin(turn) * 6.4, 2.4],
      [at[0] - Math.cos(turn) * 9.4 + 1, at[1] - Math.sin(turn) * 9.4, -0.4],
      {thick: 0.14, coat: paintAs([110, 84, 60])},
    ),
  ];
  const people = Array.from({length: 16}, (_, index) =>
    buildWalker({
      at: [(index % 2 === 0 ? 1 : -1) * (HALF + 1.4), -6 + 130 * chance(), 2],
      tall: 1.9,
      turn: chance() * 6,
      cloak: mix([190, 160, 110], [66, 96, 110], chance()),
      skin: [104, 132, 96],
    }),
  );
  return [
    ...barge([-4.5, 4, 0], 1.72),
    ...barge([4, 52, 0], 1.45),
    ...barge([-3, 96, 0], 1.6),
    ...people.flat(),
  ];
}

const lamps: readonly Lamp[] = DOORS.map(([side, y]) => ({
  at: [side * (HALF - 3), y, 0.5],
  reach: 2.4,
  color: [255, 186, 96],
}));

/** A canal of Ssahrak toward evening, when the lamps are lowered. */
export const ssahrak: Vista = {
  seed: 'cover ssahrak canal',
  outlook,
  light: {
    toSun: [-0.62, 0.5, 0.36],
    sun: [276, 180, 104],
    above: [124, 124, 150],
    below: [112, 82, 68],
  },
  air: {
    sky: [
      [58, 104, 138],
      [138, 156, 152],
      [240, 190, 126],
      [255, 218, 146],
    ],
    clouds: {color: [255, 206, 150], cover: 0.2},
    haze: [236, 186, 130],
    glare: [255, 214, 132],
    reach: 330,
  },
  shadows: {center: [0, 80, 4], reach: 150},
  water: {color: [24, 92, 92], waves: 0.45},
  lamps,
  build: () => [
    ...buildBanks(),
    ...buildHall(),
    ...DOORS.flatMap(buildLampArm),
    ...DOORS.flatMap(([side, y]) => buildSteps(side, y + 4.2)),
    ...buildTraffic(),
    ...buildBridge({
      from: [-HALF, 128, 2],
      to: [HALF, 128, 2],
      arches: 1,
      wide: 4,
      deck: [1.2, 8],
      stone: [190, 128, 92],
    }),
  ],
};
