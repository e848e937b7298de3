import {field, layered, random, ridged} from '../../noise';
import type {Outlook} from '../camera';
import {buildSurface, type Mesh} from '../mesh';
import {
  buildBar,
  buildBox,
  paintAs,
  buildRope,
  buildTurned,
} from '../parts/solids';
import type {Point} from '../point';
import type {Lamp, Vista} from '../vista';
import {CORD, buildHungHouse} from './hungHouses';

const outlook: Outlook = {
  eye: [9, -66, 15],
  target: [0, 10, -21],
  lens: 0.84,
  shift: 0,
};

const cracks = ridged(field('nheth rock'), 6);

const bulges = layered(field('nheth bulges'), 4);

/** The rock of the shaft, around and below. */
function buildShaft(): Mesh {
  const rows = Array.from({length: 120}, (_, row) =>
    Array.from({length: 201}, (__, spoke): Point => {
      const turn = (spoke / 200) * Math.PI * 2;
      const z = 90 - row * 3.2;
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
      const out =
        74 +
        12 * bulges(dx * 2.4 + 9, z / 60 + dy * 2.4) -
        9 * cracks(dx * 3 + dy * 2, z / 34) -
        Math.max(0, z - 40) * 0.2;
      return [dx * out, dy * out, z];
    }),
  );
  return buildSurface(rows, () => paintAs([96, 86, 118], 1, 0.5));
}

type Cable = {readonly from: Point; readonly to: Point; readonly sag: number};

/** Nine cables from wall to wall, which meet lowest at the court. */
const CABLES: readonly Cable[] = Array.from({length: 9}, (_, index) => {
  const turn = (index / 9) * Math.PI + 0.12;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const high = 14 - ((index * 4) % 9) * 3.4;
  return {
    from: [dx * 76, dy * 76, high],
    to: [-dx * 76, -dy * 76, high + ((index * 5) % 7) * 2 - 6],
    sag: high + 34,
  };
});

function getCablePoint({from, to, sag}: Cable, share: number): Point {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share - sag * 4 * share * (1 - share),
  ];
}

function hangHouses(): readonly {readonly mesh: Mesh; readonly lamp: Lamp}[] {
  const chance = random('hung houses');
  return CABLES.flatMap((cable) =>
    Array.from({length: 13}, (_, index) => {
      const share = 0.06 + (index / 13) * 0.9 + chance() * 0.02;
      const away = Math.abs(share - 0.5);
      const at = getCablePoint(cable, share);
      const isBefore = at[1] < -42 && Math.abs(at[0] - 9) < 20;
      return away < 0.085 || isBefore || chance() < 0.1
        ? []
        : [buildHungHouse(at, 3.4 + 2.4 * chance() + away * 2, chance)];
    }).flat(),
  );
}

/** The Weavers’ court: nine seats hung in a ring at the lowest knot. */
function buildCourt(): Mesh {
  const at: Point = [0, 0, -36];
  return [
    ...buildTurned(
      at,
      [
        [8, 0],
        [9, 0.6],
        [9, 1.4],
        [8, 1.6],
        [7.4, 0.8],
        [0.4, 0.2],
      ],
      {sides: 27, getCoat: () => paintAs([206, 190, 150], 1, 0.4)},
    ),
    ...Array.from({length: 9}, (_, index) => {
      const turn = (index / 9) * Math.PI * 2;
      const [x, y] = [Math.cos(turn) * 9, Math.sin(turn) * 9];
      return [
        ...buildBox([x, y, at[2] + 0.8], [2.2, 2.2, 2.6], {
          wall: paintAs([176, 120, 92]),
        }),
        ...buildBar([x, y, at[2] + 3], [x * 2.6, y * 2.6, at[2] + 16], {
          thick: 0.3,
          coat: paintAs(CORD),
        }),
      ];
    }).flat(),
    ...buildTurned(
      [0, 0, at[2] + 0.4],
      [
        [2.2, 0],
        [1.2, 1.4],
        [0, 2.4],
      ],
      {sides: 12, getCoat: () => ({color: [255, 224, 160], glow: 1})},
    ),
  ];
}

/** Thinner lines between the cables, and nets below. */
function buildThreads(): Mesh {
  const chance = random('threads');
  const lines = Array.from({length: 74}, () => {
    const [a, b] = [
      CABLES[Math.floor(chance() * 9)],
      CABLES[Math.floor(chance() * 9)],
    ];
    const from = a ? getCablePoint(a, 0.08 + 0.84 * chance()) : undefined;
    const to = b ? getCablePoint(b, 0.08 + 0.84 * chance()) : undefined;
    return from && to && Math.hypot(from[0] - to[0], from[1] - to[1]) < 46
      ? buildRope(from, to, {thick: 0.22, coat: paintAs(CORD, 0.8), sag: 2})
      : [];
  }).flat();
  const nets = Array.from({length: 15}, (_, index) => {
    const x = -56 + index * 8;
    return [
      ...buildRope([x, -56, -74], [x, 56, -74], {
        thick: 0.3,
        coat: paintAs(CORD, 0.5),
        sag: 5,
      }),
      ...buildRope([-60, x, -74], [60, x, -74], {
        thick: 0.3,
        coat: paintAs(CORD, 0.5),
        sag: 5,
      }),
    ];
  }).flat();
  return [...lines, ...nets];
}

const houses = hangHouses();

/** Nheth on its cables, seen from the top stair. */
export const nheth: Vista = {
  seed: 'cover nheth shaft',
  outlook,
  light: {
    toSun: [0.25, 0.3, 0.92],
    sun: [150, 128, 190],
    above: [112, 96, 150],
    below: [126, 84, 84],
  },
  air: {
    sky: [
      [10, 8, 20],
      [20, 16, 36],
      [30, 24, 52],
    ],
    haze: [46, 34, 78],
    glare: [60, 46, 90],
    reach: 190,
  },
  shadows: {center: [0, 0, -10], reach: 100},
  lamps: [
    ...houses.map(({lamp}) => lamp),
    {at: [0, 0, -33], reach: 16, color: [255, 196, 120]},
  ],
  build: () => [
    ...buildShaft(),
    ...CABLES.flatMap(({from, to, sag}) =>
      buildRope(from, to, {thick: 0.8, coat: paintAs(CORD), sag}),
    ),
    ...houses.flatMap(({mesh}) => mesh),
    ...buildCourt(),
    ...buildThreads(),
  ],
};
