import type {Color} from '../../canvas';
import {move, buildSurface, type Coat, type Mesh} from '../mesh';
import {place, type Point} from '../point';
import {buildBar, paintAs} from './solids';

export type Ship = {
  readonly at: Point;
  /** Direction of the bow in radians. */
  readonly turn: number;
  /** Length in paces. */
  readonly long: number;
  readonly hull: Color;
  /** Color of the sail; without one the yard is bare. */
  readonly sail?: Color;
  /** Second color of a striped sail. */
  readonly stripes?: Color;
  readonly masts?: number;
  /** How far stem and stern rise, from 0 to 1. */
  readonly sheer?: number;
  readonly oars?: number;
  /** Width and depth by length. */
  readonly beam?: number;
};

/** The planking of a hull from bow to stern, with a deck below the rail. */
function buildHull(color: Color, sheer: number, beam: number): Mesh {
  const ribs = Array.from({length: 17}, (_, rib): Point[] => {
    const share = rib / 8 - 1;
    const half = (beam / 2) * (1 - Math.abs(share) ** 2.6);
    const rail = 0.085 + sheer * 0.3 * Math.abs(share) ** 4;
    const keel = -0.045 + 0.06 * Math.abs(share) ** 5;
    return Array.from({length: 11}, (__, step): Point => {
      const turn = (step / 10 - 0.5) * Math.PI;
      const low = Math.cos(turn) ** 0.7;
      return [share * 0.5, Math.sin(turn) * half, rail + (keel - rail) * low];
    });
  });
  const deck = ribs.map((rib): Point[] => {
    const [left, right] = [rib[1], rib[9]];
    return [left, right].map((p): Point => [
      p?.[0] ?? 0,
      (p?.[1] ?? 0) * 0.96,
      0.05,
    ]);
  });
  return [
    ...buildSurface(ribs, ([, , z]) => paintAs(color, z > 0.06 ? 1.25 : 0.85)),
    ...buildSurface(deck, () => paintAs(color, 1.4)),
  ];
}

/** A square sail that is full of wind, in stripes if there are two colors. */
export function buildSquareSail(
  {
    foot,
    head,
    wide,
    belly,
  }: {
    readonly foot: number;
    readonly head: number;
    readonly wide: number;
    readonly belly: number;
  },
  getCoat: (column: number) => Coat,
): Mesh {
  const rows = Array.from({length: 9}, (_, row): Point[] => {
    const up = row / 8;
    return Array.from({length: 11}, (__, column): Point => {
      const across = column / 5 - 1;
      const full =
        belly * (1 - across * across) * Math.sin(Math.PI * (0.12 + 0.8 * up));
      return [
        full,
        across * wide * (0.5 - 0.06 * up),
        foot + (head - foot) * up - 0.015 * across * across * (1 - up),
      ];
    });
  });
  return buildSurface(rows, ([, y]) =>
    getCoat(Math.floor(((y / wide + 0.5) * 10) % 10)),
  );
}

function buildOars(count: number, coat: Coat, beam: number): Mesh {
  return Array.from({length: count}, (_, index) => {
    const x = -0.3 + (0.6 * index) / Math.max(1, count - 1);
    return [1, -1].flatMap((side) =>
      buildBar(
        [x, side * beam * 0.45, 0.075],
        [x - 0.05, side * (beam * 0.45 + 0.17), -0.01],
        {thick: 0.006, coat},
      ),
    );
  }).flat();
}

/** A ship with square sails. */
export function buildShip({
  at,
  turn,
  long,
  hull,
  sail,
  stripes,
  masts = 1,
  sheer = 0.6,
  oars = 0,
  beam = 0.24,
}: Ship): Mesh {
  const wood = paintAs(hull, 0.8);
  const rig = Array.from({length: masts}, (_, index) => {
    const x = masts === 1 ? 0.02 : 0.22 - (0.44 * index) / (masts - 1);
    const tall = masts === 1 ? 0.72 : 0.66 + 0.1 * (index % 2);
    const wide = masts === 1 ? 0.5 : 0.34;
    const cloth = sail
      ? move(
          buildSquareSail(
            {foot: 0.18, head: tall * 0.92, wide, belly: 0.1},
            (column) =>
              paintAs(stripes && column % 2 === 1 ? stripes : sail, 1, 0.22),
          ),
          ([px, py, pz]) => [px + x + 0.012, py, pz],
        )
      : [];
    return [
      ...buildBar([x, 0, 0], [x, 0, tall], {thick: 0.014, coat: wood}),
      ...buildBar(
        [x + 0.01, -wide / 2, tall * 0.92],
        [x + 0.01, wide / 2, tall * 0.92],
        {thick: 0.012, coat: wood},
      ),
      ...[-1, 1].flatMap((side) =>
        buildBar([x, 0, tall], [x - 0.08, side * beam * 0.46, 0.1], {
          thick: 0.004,
          coat: wood,
        }),
      ),
      ...buildBar([x, 0, tall], [0.48, 0, 0.1 + sheer * 0.2], {
        thick: 0.004,
        coat: wood,
      }),
      ...buildBar([x, 0, tall], [-0.48, 0, 0.1 + sheer * 0.2], {
        thick: 0.004,
        coat: wood,
      }),
      ...cloth,
    ];
  }).flat();
  const own = [
    ...buildHull(hull, sheer, beam),
    ...rig,
    ...buildOars(oars, wood, beam),
  ];
  return move(own, place(at, {turn, scale: long}));
}
