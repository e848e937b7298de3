import type {Color} from '../../canvas';
import {field, ridged} from '../../noise';
import {move, buildSurface, type Mesh} from '../mesh';
import {buildBar, buildBox, paintAs, buildRope} from '../parts/solids';
import {place, type Point} from '../point';

export const GLASS: Color = [22, 24, 30];

export const plates = ridged(field('glass plates'), 4);

const torn = ridged(field('torn bedrock'), 6);

/** A shore of black glass in broken sheets, with torn mountains behind. */
export function getHeight(x: number, y: number): number {
  const inland = x + 8 + 24 * plates(y / 140, 0.7);
  const beach =
    Math.max(-6, Math.min(6, inland * 0.16)) +
    (inland > 0
      ? (plates(x / 22, y / 22) - 0.5) * 4 +
        Math.floor(plates(x / 9, y / 14) * 5) * 0.32
      : 0);
  const far = Math.max(0, x * 0.5 + y - 330);
  return (
    beach +
    Math.min(170, far * 0.5) * Math.max(0, torn(x / 260, y / 260) - 0.12)
  );
}

type Hulk = {
  readonly at: Point;
  readonly turn: number;
  readonly long: number;
  /** How far she lies over, in radians. */
  readonly heel: number;
  readonly wood: Color;
  /** Whether people live in her: lit ports, a ladder, and a chimney. */
  readonly lived?: boolean;
  /** Whether one side is off, so that her ribs show. */
  readonly open?: boolean;
};

/** The planks and ribs of a wreck, before it is laid on its side. */
function buildPlanks({wood, open = false}: Hulk): Mesh {
  const rows = Array.from({length: 25}, (_, rib): Point[] => {
    const share = rib / 12 - 1;
    const half = 0.15 * (1 - Math.abs(share) ** 2.8);
    const rail = 0.2 + 0.1 * Math.abs(share) ** 3;
    return Array.from({length: 13}, (__, step): Point => {
      const bend = (step / 12 - 0.5) * Math.PI;
      return [
        share * 0.5,
        Math.sin(bend) * half,
        rail * (1 - Math.cos(bend) ** 0.7),
      ];
    });
  });
  const skin = open ? rows.map((row) => row.slice(0, 8)) : rows;
  const ribs = rows.flatMap((row, index) =>
    index % 2 === 0
      ? row.slice(1).flatMap((corner, step) =>
          buildBar(row[step] ?? corner, corner, {
            thick: 0.009,
            coat: paintAs(wood, 0.6),
          }),
        )
      : [],
  );
  const decks = [0.1, 0.18].flatMap((z) =>
    buildSurface(
      rows
        .slice(2, -2)
        .map((row): Point[] =>
          [row[2], row[10]].map((p): Point => [
            p?.[0] ?? 0,
            (p?.[1] ?? 0) * 0.9,
            z,
          ]),
        ),
      () => paintAs(wood, 1.15),
    ),
  );
  return [
    ...buildSurface(skin, ([, , z]) =>
      paintAs(wood, 0.8 + ((z * 1000) % 7) / 18, 0.6),
    ),
    ...ribs,
    ...decks,
  ];
}

/** What people have built onto a wreck that they live in. */
function buildDwelling(wood: Color): Mesh {
  const ports = Array.from({length: 9}, (_, index) =>
    [-0.154, 0.154].flatMap((y) =>
      buildBox(
        [-0.32 + index * 0.08, y * (1 - ((index - 4) / 9) ** 2), 0.13],
        [0.022, 0.008, 0.03],
        {wall: {color: [255, 196, 110], glow: index % 3 === 1 ? 0.2 : 0.95}},
      ),
    ),
  ).flat();
  return [
    ...ports,
    ...buildBox([-0.28, 0, 0.2], [0.2, 0.2, 0.1], {
      wall: paintAs(wood, 1.2),
      roof: paintAs([110, 96, 84]),
    }),
    ...buildBox([0.12, 0.02, 0.2], [0.16, 0.16, 0.075], {
      wall: paintAs([134, 112, 88]),
      roof: paintAs([96, 84, 76]),
    }),
    ...buildBar([-0.24, 0.04, 0.28], [-0.24, 0.04, 0.4], {
      thick: 0.024,
      coat: paintAs([70, 64, 62]),
    }),
    ...buildBar([0.02, 0, 0.1], [0.02, 0, 0.46], {
      thick: 0.016,
      coat: paintAs(wood, 0.7),
    }),
    ...buildBar([0.02, -0.12, 0.38], [0.02, 0.12, 0.38], {
      thick: 0.01,
      coat: paintAs(wood, 0.7),
    }),
    ...[-1, 1].flatMap((side) =>
      buildRope([0.02, 0, 0.45], [0.44 * side, 0, 0.28], {
        thick: 0.004,
        coat: paintAs(wood, 0.6),
        sag: 0.02,
      }),
    ),
  ];
}

export function buildHulk(wreck: Hulk): Mesh {
  const {at, turn, long, heel, wood, lived = false} = wreck;
  const [cosine, sine] = [Math.cos(heel), Math.sin(heel)];
  const own = [...buildPlanks(wreck), ...(lived ? buildDwelling(wood) : [])];
  const lain = move(own, ([x, y, z]) => [
    x,
    y * cosine - z * sine,
    y * sine + z * cosine,
  ]);
  return move(
    lain,
    place([at[0], at[1], getHeight(at[0], at[1]) + at[2]], {turn, scale: long}),
  );
}

export const HULKS: readonly Hulk[] = [
  {
    at: [31, 14, -1],
    turn: 2.3,
    long: 46,
    heel: 0.14,
    wood: [112, 88, 70],
    lived: true,
  },
  {
    at: [58, 62, -1],
    turn: 0.5,
    long: 52,
    heel: -0.1,
    wood: [98, 82, 72],
    lived: true,
  },
  {
    at: [16, 70, -1],
    turn: 2.0,
    long: 38,
    heel: 0.3,
    wood: [124, 100, 80],
    lived: true,
  },
  {
    at: [78, 20, -1],
    turn: 1.2,
    long: 44,
    heel: -0.22,
    wood: [92, 76, 66],
    lived: true,
  },
  {
    at: [46, 108, -1],
    turn: 2.9,
    long: 48,
    heel: 0.1,
    wood: [104, 86, 74],
    lived: true,
  },
  {
    at: [92, 96, -1],
    turn: 2.2,
    long: 44,
    heel: 0.06,
    wood: [110, 90, 76],
    lived: true,
  },
  {
    at: [-26, 30, -2],
    turn: 1.1,
    long: 40,
    heel: -0.5,
    wood: [122, 110, 100],
    open: true,
  },
  {
    at: [-46, 92, -4],
    turn: 2.6,
    long: 42,
    heel: 0.8,
    wood: [78, 72, 70],
    open: true,
  },
  {
    at: [-8, 140, -3],
    turn: 0.4,
    long: 46,
    heel: -0.5,
    wood: [86, 78, 74],
    open: true,
  },
  {
    at: [-60, 170, -4],
    turn: 1.9,
    long: 44,
    heel: 0.4,
    wood: [80, 74, 72],
    open: true,
  },
];
