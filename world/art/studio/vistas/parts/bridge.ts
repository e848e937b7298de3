import type {Color} from '../../canvas';
import {buildFace, move, type Mesh} from '../mesh';
import {place, type Point} from '../point';
import {buildBar, buildBox, paintAs} from './solids';

export type Bridge = {
  readonly from: Point;
  readonly to: Point;
  readonly arches: number;
  /** Width of the roadway. */
  readonly wide: number;
  /** Height of the roadway above its ends, at the ends and in the middle. */
  readonly deck: readonly [ends: number, middle: number];
  readonly stone: Color;
  /** Lamps on each parapet. */
  readonly lamps?: number;
};

/** Pieces of wall for each arch. */
const STEPS = 16;

type Frame = Bridge & {
  readonly long: number;
  readonly span: number;
  readonly pier: number;
  /** Height of the roadway at a distance from its start. */
  readonly getDeck: (x: number) => number;
};

/** Height of the underside of an arch; piers go down into the water. */
function getSoffit({span, pier, getDeck}: Frame, x: number): number {
  const half = (span - pier) / 2;
  const away = ((x % span) - span / 2) / half;
  return Math.abs(away) >= 1
    ? -4
    : Math.sqrt(1 - away * away) * Math.min(half, getDeck(x) - 2.2) * 0.98;
}

/** One upright face of the bridge, with its parapet. */
function buildSide(
  frame: Frame,
  [a, b, y]: readonly [number, number, number],
): Mesh {
  const {stone, getDeck} = frame;
  const foot = getSoffit(frame, (a + b) / 2);
  const [from, to] = [getDeck(a), getDeck(b)];
  const [out, back] = [y * 1.06, y * 0.96];
  return [
    ...buildFace(
      [
        [a, y, foot],
        [b, y, foot],
        [b, y, to],
        [a, y, from],
      ],
      paintAs(stone, 1, 0.4),
    ),
    ...buildFace(
      [
        [a, out, from - 0.4],
        [b, out, to - 0.4],
        [b, out, to + 1.3],
        [a, out, from + 1.3],
      ],
      paintAs(stone, 1.06),
    ),
    ...buildFace(
      [
        [a, out, from + 1.3],
        [b, out, to + 1.3],
        [b, back, to + 1.3],
        [a, back, from + 1.3],
      ],
      paintAs(stone, 1.15),
    ),
  ];
}

function buildWalls(frame: Frame): Mesh {
  const {arches, span, wide, stone, getDeck} = frame;
  const w = wide / 2;
  return Array.from({length: arches * STEPS}, (_, index) => {
    const [a, b] = [(index / STEPS) * span, ((index + 1) / STEPS) * span];
    const foot = getSoffit(frame, (a + b) / 2);
    return [
      ...buildSide(frame, [a, b, -w]),
      ...buildSide(frame, [a, b, w]),
      ...buildFace(
        [
          [a, -w, foot],
          [a, w, foot],
          [b, w, foot],
          [b, -w, foot],
        ],
        paintAs(stone, 0.7),
      ),
      ...buildFace(
        [
          [a, -w, getDeck(a)],
          [a, w, getDeck(a)],
          [b, w, getDeck(b)],
          [b, -w, getDeck(b)],
        ],
        paintAs(stone, 0.95),
      ),
    ];
  }).flat();
}

/** Wedges of stone that part the water before each pier. */
function buildPierNoses({
  arches,
  span,
  pier,
  wide,
  stone,
  getDeck,
}: Frame): Mesh {
  const w = wide / 2;
  const coat = paintAs(stone, 1, 0.4);
  return Array.from({length: arches - 1}, (_, index) => {
    const x = (index + 1) * span;
    const top = getDeck(x) * 0.5;
    return [-1, 1].flatMap((at) => {
      const [near, nose] = [at * w, at * (w + pier * 0.9)];
      const [left, right] = [x - pier * 0.6, x + pier * 0.6];
      return [
        ...buildFace(
          [
            [left, near, -4],
            [x, nose, -4],
            [x, nose, top],
            [left, near, top],
          ],
          coat,
        ),
        ...buildFace(
          [
            [x, nose, -4],
            [right, near, -4],
            [right, near, top],
            [x, nose, top],
          ],
          coat,
        ),
        ...buildFace(
          [
            [left, near, top],
            [x, nose, top],
            [right, near, top],
          ],
          paintAs(stone, 1.1),
        ),
      ];
    });
  }).flat();
}

function buildLampPosts({lamps = 0, long, wide, getDeck}: Frame): Mesh {
  return Array.from({length: lamps}, (_, index) => {
    const x = ((index + 0.5) / lamps) * long;
    const z = getDeck(x);
    return [-wide / 2, wide / 2].flatMap((y) => [
      ...buildBar([x, y, z], [x, y, z + 4.4], {
        thick: 0.34,
        coat: paintAs([60, 52, 48]),
      }),
      ...buildBox([x, y, z + 4.4], [0.9, 0.9, 1.1], {
        wall: {color: [255, 214, 140], glow: 0.9},
      }),
    ]);
  }).flat();
}

/** A stone bridge of round arches on pointed piers. */
export function buildBridge(built: Bridge): Mesh {
  const {from, to, arches, deck} = built;
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const span = long / arches;
  const frame: Frame = {
    ...built,
    long,
    span,
    pier: span * 0.2,
    getDeck: (x) => deck[1] - (deck[1] - deck[0]) * ((2 * x) / long - 1) ** 2,
  };
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
  return move(
    [...buildWalls(frame), ...buildPierNoses(frame), ...buildLampPosts(frame)],
    place(from, {turn}),
  );
}
