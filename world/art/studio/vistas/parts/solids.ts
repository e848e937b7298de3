import type {Color} from '../../canvas';
import {buildFace, move, buildSurface, type Coat, type Mesh} from '../mesh';
import {place, type Point} from '../point';

/** A coat of a color. */
export function paintAs(color: Color, share = 1, mottle = 0.3): Coat {
  return {
    color: [color[0] * share, color[1] * share, color[2] * share],
    mottle,
  };
}

/** An outline on the ground, raised from one height to another, with a flat top. */
export function buildBlock(
  outline: readonly (readonly [x: number, y: number])[],
  [foot, top]: readonly [number, number],
  {wall, roof = wall}: {readonly wall: Coat; readonly roof?: Coat},
): Mesh {
  const rise = (z: number): Point[] => outline.map(([x, y]) => [x, y, z]);
  const [lower, upper] = [rise(foot), rise(top)];
  const closed = (ring: readonly Point[]): Point[] => [
    ...ring,
    ...ring.slice(0, 1),
  ];
  return [
    ...buildSurface([closed(lower), closed(upper)], () => wall),
    ...buildFace(upper, roof),
  ];
}

/** A box around a point on the ground: its sizes east, north and up. */
export function buildBox(
  [x, y, z]: Point,
  [wide, deep, tall]: readonly [number, number, number],
  coats: {readonly wall: Coat; readonly roof?: Coat},
): Mesh {
  const [w, d] = [wide / 2, deep / 2];
  return buildBlock(
    [
      [x - w, y - d],
      [x + w, y - d],
      [x + w, y + d],
      [x - w, y + d],
    ],
    [z, z + tall],
    coats,
  );
}

/** A surface of revolution about an upright axis, from a profile of radii and heights. */
export function buildTurned(
  at: Point,
  profile: readonly (readonly [radius: number, height: number])[],
  {
    sides = 12,
    getCoat,
  }: {readonly sides?: number; readonly getCoat: (point: Point) => Coat},
): Mesh {
  const rows = profile.map(([radius, height]) =>
    Array.from({length: sides + 1}, (_, side): Point => {
      const turn = (side / sides) * 2 * Math.PI;
      return [
        at[0] + Math.cos(turn) * radius,
        at[1] + Math.sin(turn) * radius,
        at[2] + height,
      ];
    }),
  );
  return buildSurface(rows, getCoat);
}

/** The profile of a dome. */
export function getDomeProfile(
  radius: number,
  foot: number,
  rise = 1,
): (readonly [number, number])[] {
  return Array.from({length: 9}, (_, step) => {
    const turn = ((step / 8) * Math.PI) / 2;
    return [
      Math.cos(turn) * radius,
      foot + Math.sin(turn) * radius * rise,
    ] as const;
  });
}

/** A bar between two points, square in section. */
export function buildBar(
  a: Point,
  b: Point,
  {thick, coat}: {readonly thick: number; readonly coat: Coat},
): Mesh {
  const flat = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const isUpright = Math.abs(b[2] - a[2]) > flat * 4;
  const side: Point = isUpright
    ? [thick / 2, 0, 0]
    : [
        ((b[1] - a[1]) / flat) * (thick / 2),
        (-(b[0] - a[0]) / flat) * (thick / 2),
        0,
      ];
  const up: Point = isUpright ? [0, thick / 2, 0] : [0, 0, thick / 2];
  const ring = (p: Point): Point[] =>
    [
      [1, 1],
      [1, -1],
      [-1, -1],
      [-1, 1],
      [1, 1],
    ].map(([s = 0, u = 0]) => [
      p[0] + side[0] * s + up[0] * u,
      p[1] + side[1] * s + up[1] * u,
      p[2] + side[2] * s + up[2] * u,
    ]);
  return buildSurface([ring(a), ring(b)], () => coat);
}

/** A rope that hangs between two points. */
export function buildRope(
  a: Point,
  b: Point,
  {
    thick,
    coat,
    sag,
  }: {readonly thick: number; readonly coat: Coat; readonly sag: number},
): Mesh {
  const at = (share: number): Point => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share - sag * 4 * share * (1 - share),
  ];
  return Array.from({length: 14}, (_, step) =>
    buildBar(at(step / 14), at((step + 1) / 14), {thick, coat}),
  ).flat();
}

export type House = {
  readonly at: Point;
  readonly turn?: number;
  /** Width of the gable, length of the ridge, height of the walls and of the roof. */
  readonly size: readonly [
    wide: number,
    long: number,
    tall: number,
    roof: number,
  ];
  readonly wall: Coat;
  readonly roof: Coat;
  /** Color of windows, and how brightly they are lit. */
  readonly window?: Coat;
  /** How far the walls go below the ground, for houses on slopes. */
  readonly sunk?: number;
};

/** Lists windows on the long and gable walls. */
function buildWindows([wide, long, tall]: House['size'], coat: Coat): Mesh {
  const floors = Math.max(1, Math.round(tall / 3.2));
  const pane = (x: number, y: number, z: number): Mesh => {
    const isGable = Math.abs(Math.abs(y) - long / 2) < 0.2;
    const [dx, dy] = isGable ? [0.42, 0] : [0, 0.42];
    return buildFace(
      [
        [x - dx, y - dy, z],
        [x + dx, y + dy, z],
        [x + dx, y + dy, z + 1.3],
        [x - dx, y - dy, z + 1.3],
      ],
      coat,
    );
  };
  return Array.from({length: floors}, (_, floor) => {
    const z = 1.1 + floor * (tall / floors);
    const along = Array.from(
      {length: Math.max(1, Math.floor(long / 2.6))},
      (__, index) => -long / 2 + 1.3 + index * 2.6,
    );
    const across = Array.from(
      {length: Math.max(1, Math.floor(wide / 2.6))},
      (__, index) => -wide / 2 + 1.3 + index * 2.6,
    );
    return [
      ...along.flatMap((y) => [
        ...pane(wide / 2 + 0.06, y, z),
        ...pane(-wide / 2 - 0.06, y, z),
      ]),
      ...across.flatMap((x) => [
        ...pane(x, long / 2 + 0.06, z),
        ...pane(x, -long / 2 - 0.06, z),
      ]),
    ];
  }).flat();
}

/** A house with a gabled roof and eaves. */
export function buildHouse({
  at,
  turn = 0,
  size,
  wall,
  roof,
  window,
  sunk = 2,
}: House): Mesh {
  const [wide, long, tall, rise] = size;
  const [w, l] = [wide / 2, long / 2];
  const eaves = 0.35;
  const drop = (eaves / w) * rise;
  const slope = (side: 1 | -1): Mesh =>
    buildFace(
      [
        [side * (w + eaves), -l - eaves, tall - drop],
        [side * (w + eaves), l + eaves, tall - drop],
        [0, l + eaves, tall + rise],
        [0, -l - eaves, tall + rise],
      ],
      roof,
    );
  const gable = (y: number): Mesh =>
    buildFace(
      [
        [-w, y, tall],
        [w, y, tall],
        [0, y, tall + rise],
      ],
      wall,
    );
  const own = [
    ...buildBlock(
      [
        [-w, -l],
        [w, -l],
        [w, l],
        [-w, l],
      ],
      [-sunk, tall],
      {wall},
    ),
    ...gable(-l),
    ...gable(l),
    ...slope(1),
    ...slope(-1),
    ...(window ? buildWindows(size, window) : []),
  ];
  return move(own, place(at, {turn}));
}
