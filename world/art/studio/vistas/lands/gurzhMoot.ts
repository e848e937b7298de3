import {mix, type Color} from '../../canvas';
import {random} from '../../noise';
import type {Mesh} from '../mesh';
import {buildWalker} from '../parts/creatures';
import {buildBar, buildBox, paintAs, buildTurned} from '../parts/solids';
import {buildClump} from '../parts/trees';
import type {Point} from '../point';

export const FELT: readonly Color[] = [
  [206, 190, 162],
  [176, 150, 120],
  [150, 124, 102],
  [222, 210, 190],
];

const TOTEMS: readonly Color[] = [
  [172, 52, 44],
  [96, 100, 108],
  [40, 38, 40],
  [226, 222, 212],
  [146, 106, 60],
  [86, 104, 66],
];

/** Those who sit around the clay. */
function buildSeats(): Mesh {
  const chance = random('moot');
  return Array.from({length: 240}, () => {
    const turn = chance() * Math.PI * 2;
    const away = 25 + 9 * chance();
    const at: Point = [Math.cos(turn) * away, Math.sin(turn) * away, 0.5];
    const cloak = mix(
      FELT[Math.floor(chance() * 4)] ?? [180, 160, 130],
      [70, 54, 46],
      0.4 + chance() * 0.4,
    );
    return [
      ...buildClump([at[0], at[1], 0.9], 0.75, [paintAs(cloak), chance]),
      ...buildClump([at[0], at[1], 1.8], 0.34, [
        paintAs([104, 104, 78]),
        chance,
      ]),
    ];
  }).flat();
}

/** A banner on its pole for each of the six clans. */
function buildBanners(): Mesh {
  return TOTEMS.flatMap((color, index) => {
    const turn = (index / 6) * Math.PI * 2 + 0.5;
    const at: Point = [Math.cos(turn) * 36, Math.sin(turn) * 36, 0];
    return [
      ...buildBar(at, [at[0], at[1], 13], {
        thick: 0.35,
        coat: paintAs([84, 62, 46]),
      }),
      ...buildBar([at[0] - 1.6, at[1], 12.4], [at[0] + 1.6, at[1], 12.4], {
        thick: 0.25,
        coat: paintAs([84, 62, 46]),
      }),
      ...buildBox([at[0], at[1] + 0.1, 7.6], [2.8, 0.1, 4.7], {
        wall: paintAs(color),
      }),
    ];
  });
}

/** The ring of red clay with those who sit around it, and a speaker who stands. */
export function buildMoot(): Mesh {
  return [
    ...buildTurned(
      [0, 0, 0.3],
      [
        [36, -0.6],
        [35.4, 0.5],
        [24, 0.5],
        [23, 0.1],
        [0, 0.1],
      ],
      {
        sides: 48,
        getCoat: ([x, y]) =>
          paintAs(
            Math.hypot(x, y) > 34 ? [132, 70, 50] : [178, 74, 46],
            Math.hypot(x, y) > 23.5 ? 0.86 : 1,
            0.5,
          ),
      },
    ),
    ...buildSeats(),
    ...buildBanners(),
    ...buildWalker({
      at: [3, 4, 0.4],
      tall: 2.6,
      turn: -1.8,
      cloak: [150, 54, 44],
      skin: [112, 120, 84],
    }),
    ...buildWalker({
      at: [-4, 8, 0.4],
      tall: 2.4,
      turn: -0.4,
      cloak: [110, 92, 76],
      skin: [112, 120, 84],
    }),
  ];
}
