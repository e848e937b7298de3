import type {Color} from '../../canvas';
import {move, buildSurface, type Mesh} from '../mesh';
import {place, type Point} from '../point';
import {buildBar, paintAs, buildTurned} from './solids';
import {random} from '../../noise';
import {buildClump} from './trees';

export type Walker = {
  readonly at: Point;
  /** Height in paces. */
  readonly tall?: number;
  readonly turn?: number;
  readonly cloak: Color;
  readonly skin?: Color;
};

/** A person in a cloak, small in a landscape: legs in stride, shoulders, arms, a hood. */
export function buildWalker({
  at,
  tall = 2,
  turn = 0,
  cloak,
  skin = [150, 110, 84],
}: Walker): Mesh {
  const cloth = paintAs(cloak, 1, 0.4);
  const dark = paintAs(cloak, 0.55);
  const own = [
    ...buildBar([0.06, 0.06, 0], [0, 0.05, 0.46], {thick: 0.09, coat: dark}),
    ...buildBar([-0.08, -0.06, 0], [0, -0.05, 0.46], {thick: 0.09, coat: dark}),
    ...buildTurned(
      [0, 0, 0.24],
      [
        [0.17, 0],
        [0.12, 0.3],
        [0.15, 0.5],
        [0.06, 0.6],
      ],
      {sides: 8, getCoat: () => cloth},
    ),
    ...buildBar([0, 0.15, 0.76], [0.12, 0.18, 0.5], {
      thick: 0.075,
      coat: cloth,
    }),
    ...buildBar([0, -0.15, 0.76], [-0.05, -0.18, 0.46], {
      thick: 0.075,
      coat: cloth,
    }),
    ...buildTurned(
      [0.015, 0, 0.84],
      [
        [0.05, 0],
        [0.072, 0.06],
        [0.06, 0.13],
        [0, 0.16],
      ],
      {sides: 8, getCoat: ([x]) => (x > 0.03 ? paintAs(skin) : dark)},
    ),
  ];
  return move(own, place(at, {turn, scale: tall}));
}

/** A four-legged animal: a body, a neck, a head, and legs; lengths by that of its body. */
export function buildAnimal(
  at: Point,
  {
    long,
    turn = 0,
    color,
    neck = 0.4,
    legs = 0.5,
    grazes = false,
  }: {
    readonly long: number;
    readonly turn?: number;
    readonly color: Color;
    readonly neck?: number;
    readonly legs?: number;
    readonly grazes?: boolean;
  },
): Mesh {
  const hide = paintAs(color, 1, 0.4);
  const chest: Point = [0.42, 0, legs + 0.2];
  const head: Point = grazes
    ? [0.78, 0, 0.12]
    : [0.42 + neck * 0.7, 0, legs + 0.2 + neck];
  const own = [
    ...move(buildClump([0, 0, 0], 0.5, [hide, random('body')]), ([x, y, z]) => [
      x * 1.05,
      y * 0.42,
      z * 0.56 + legs + 0.12,
    ]),
    ...buildBar(chest, head, {thick: 0.16, coat: hide}),
    ...buildBar(head, [head[0] + 0.22, 0, head[2] - 0.1], {
      thick: 0.13,
      coat: hide,
    }),
    ...[0.36, -0.38].flatMap((x) =>
      [-0.12, 0.12].flatMap((y) =>
        buildBar([x, y, legs + 0.1], [x + y * 0.5, y, 0], {
          thick: 0.09,
          coat: paintAs(color, 0.75),
        }),
      ),
    ),
    ...buildBar([-0.5, 0, legs + 0.22], [-0.68, 0, legs * 0.7], {
      thick: 0.07,
      coat: paintAs(color, 0.7),
    }),
  ];
  return move(own, place(at, {turn, scale: long}));
}

/** A winged person gliding, seen from afar: spread wings with fingers of feathers. */
export function buildGlider(
  at: Point,
  {
    span,
    turn,
    color,
  }: {readonly span: number; readonly turn: number; readonly color: Color},
): Mesh {
  const coat = paintAs(color, 1, 0.4);
  const wing = (side: 1 | -1): Mesh =>
    buildSurface(
      Array.from({length: 9}, (_, step): Point[] => {
        const out = step / 8;
        const rise = 0.16 * Math.sin(out * 2.4);
        const deep = 0.2 * (1 - out ** 2) + 0.05 + (step % 2) * 0.045 * out;
        return [
          [0.06 - out * 0.03, side * out * 0.5, rise],
          [-deep, side * out * 0.52, rise - 0.03],
        ];
      }),
      () => coat,
    );
  const own = [
    ...wing(1),
    ...wing(-1),
    ...buildBar([0.14, 0, 0.02], [-0.2, 0, -0.04], {
      thick: 0.07,
      coat: paintAs(color, 0.6),
    }),
    ...buildBar([-0.18, 0.02, -0.04], [-0.36, 0.03, -0.07], {
      thick: 0.03,
      coat: paintAs(color, 0.5),
    }),
    ...buildTurned(
      [0.18, 0, 0],
      [
        [0.001, -0.035],
        [0.035, 0],
        [0.001, 0.035],
      ],
      {sides: 6, getCoat: () => paintAs([190, 150, 120])},
    ),
  ];
  return move(own, place(at, {turn, scale: span}));
}
