import type {Color} from '../../canvas';
import {move, buildSurface, type Mesh} from '../mesh';
import {buildWalker} from '../parts/creatures';
import {buildSquareSail} from '../parts/ships';
import {
  buildBar,
  buildBox,
  buildHouse,
  paintAs,
  buildRope,
} from '../parts/solids';
import {place, type Point} from '../point';

export const CHALK: Color = [222, 216, 202];

const GREEN: Color = [38, 142, 98];

type SkyShip = {
  readonly at: Point;
  readonly turn: number;
  readonly long: number;
};

const WOOD: Color = [128, 88, 58];

function buildSkyHull(): Mesh {
  const hull = Array.from({length: 15}, (_, rib): Point[] => {
    const share = rib / 7 - 1;
    const half = 0.095 * (1 - Math.abs(share) ** 2.2);
    const rail = 0.05 + 0.12 * Math.abs(share) ** 3;
    return Array.from({length: 9}, (__, step): Point => {
      const bend = (step / 8 - 0.5) * Math.PI;
      return [
        share * 0.5,
        Math.sin(bend) * half,
        rail - (rail + 0.07 * (1 - share * share)) * Math.cos(bend) ** 0.8,
      ];
    });
  });
  const deck = hull.map((rib): Point[] =>
    [rib[0], rib[8]].map((p): Point => [
      p?.[0] ?? 0,
      (p?.[1] ?? 0) * 0.95,
      0.035,
    ]),
  );
  return [
    ...buildSurface(hull, ([, , z]) => paintAs(WOOD, z > 0.03 ? 1.25 : 0.95)),
    ...buildSurface(deck, () => paintAs(WOOD, 1.3)),
  ];
}

/** A mast with its square sail: position, height, and width. */
function buildSkySail(x: number, tall: number, wide: number): Mesh {
  return [
    ...buildBar([x, 0, 0], [x, 0, tall + 0.04], {
      thick: 0.012,
      coat: paintAs(WOOD, 0.7),
    }),
    ...buildBar([x, -wide / 2, tall], [x, wide / 2, tall], {
      thick: 0.01,
      coat: paintAs(WOOD, 0.7),
    }),
    ...move(
      buildSquareSail({foot: 0.12, head: tall, wide, belly: 0.08}, (column) =>
        paintAs(GREEN, column % 2 === 0 ? 1 : 0.88, 0.25),
      ),
      ([px, py, pz]) => [px + x + 0.012, py, pz],
    ),
  ];
}

/** The fin below the keel, and the sails on booms at the sides. */
function buildFinAndWings(): Mesh {
  const fin = buildSurface(
    [
      [
        [-0.1, 0, -0.05],
        [-0.2, 0, -0.24],
      ],
      [
        [0.16, 0, -0.06],
        [0.02, 0, -0.24],
      ],
    ],
    () => paintAs(GREEN, 0.9),
  );
  const wings = [-1, 1].flatMap((side) => [
    ...buildBar([0.02, side * 0.08, 0.03], [-0.08, side * 0.34, 0.1], {
      thick: 0.01,
      coat: paintAs(WOOD, 0.7),
    }),
    ...buildSurface(
      [
        [
          [0.02, side * 0.09, 0.03],
          [-0.22, side * 0.09, 0.02],
        ],
        [
          [-0.08, side * 0.34, 0.1],
          [-0.2, side * 0.3, 0.06],
        ],
      ],
      () => paintAs(GREEN, 0.95),
    ),
  ]);
  return [...fin, ...wings];
}

/** A skyship: a slender hull with a keel fin, sails on masts and on booms at its sides. */
export function buildSkyship({at, turn, long}: SkyShip): Mesh {
  const own = [
    ...buildSkyHull(),
    ...buildSkySail(0.2, 0.46, 0.32),
    ...buildSkySail(-0.05, 0.56, 0.38),
    ...buildSkySail(-0.28, 0.4, 0.26),
    ...buildFinAndWings(),
    ...buildBar([0.5, 0, 0.17], [0.66, 0, 0.24], {
      thick: 0.012,
      coat: paintAs(WOOD, 0.7),
    }),
  ];
  return move(own, place(at, {turn, scale: long}));
}

/** What stands on a dock: a shed, crates, and people. */
function buildDockLoad(
  [x, y, z]: Point,
  [out, along]: readonly [number, number],
): Mesh {
  return [
    ...buildHouse({
      at: [x + out * 0.24, y + along * 0.22, z + 1.2],
      turn: 0,
      size: [6, 8, 4, 2.6],
      wall: paintAs([186, 152, 110]),
      roof: paintAs([90, 118, 108]),
      window: {color: [86, 70, 58]},
      sunk: 0,
    }),
    ...[
      [-0.2, -0.3],
      [0.1, -0.36],
      [-0.3, 0.1],
    ].flatMap(([dx = 0, dy = 0], index) =>
      buildBox([x + out * dx, y + along * dy, z + 1.2], [1.8, 1.6, 1.3], {
        wall: paintAs([176, 138, 92], 0.85 + index * 0.12),
      }),
    ),
    ...[
      [-0.34, -0.2],
      [-0.1, 0.02],
      [-0.36, 0.34],
    ].flatMap(([dx = 0, dy = 0], index) =>
      buildWalker({
        at: [x + out * dx, y + along * dy, z + 1.2],
        tall: 1.9,
        turn: index * 2,
        cloak: index === 1 ? [70, 90, 140] : [150, 76, 60],
      }),
    ),
  ];
}

/** A dock of planks that hangs on chains from the cliff. */
export function buildDock(
  [x, y, z]: Point,
  [out, along]: readonly [number, number],
): Mesh {
  const wood = paintAs([146, 110, 76], 1, 0.5);
  const chain = {thick: 0.8, coat: paintAs([70, 68, 70])};
  const corners = [
    [x - out / 2, y - along / 2],
    [x - out / 2, y + along / 2],
    [x + out / 2 - 4, y - along / 2],
    [x + out / 2 - 4, y + along / 2],
  ] as const;
  return [
    ...buildBox([x, y, z], [out, along, 1.2], {
      wall: paintAs([110, 82, 58]),
      roof: wood,
    }),
    ...corners.flatMap(([cx, cy]) =>
      buildRope(
        [cx, cy, z + 1],
        [x + out * 0.55 + 10, cy + (cy > y ? 3 : -3), 86],
        {
          ...chain,
          sag: 2.5,
        },
      ),
    ),
    ...Array.from({length: 9}, (_, index) =>
      buildBar(
        [
          x - out / 2 + 0.4,
          y - along / 2 + 0.6 + (index * (along - 1.2)) / 8,
          z + 1,
        ],
        [
          x - out / 2 + 0.4,
          y - along / 2 + 0.6 + (index * (along - 1.2)) / 8,
          z + 2.6,
        ],
        {thick: 0.28, coat: paintAs([92, 68, 50])},
      ),
    ).flat(),
    ...buildBar(
      [x - out / 2 + 0.4, y - along / 2, z + 2.5],
      [x - out / 2 + 0.4, y + along / 2, z + 2.5],
      {thick: 0.2, coat: paintAs([92, 68, 50])},
    ),
    ...buildDockLoad([x, y, z], [out, along]),
  ];
}
