import type {Color} from '../../canvas';
import {field, layered, random, ridged} from '../../noise';
import {move, type Mesh} from '../mesh';
import {buildBox, paintAs, buildTurned} from '../parts/solids';
import {place, type Point} from '../point';

export const PALE: Color = [234, 228, 214];

const SLATE: Color = [120, 146, 156];

const crags = ridged(field('aserion crags'), 7);

const folds = layered(field('aserion folds'), 4);

/** A valley between peaks, with a ledge of an eyrie in front on the left. */
export function getHeight(x: number, y: number): number {
  const away = Math.max(
    0,
    Math.abs(x - 20 * Math.sin(y / 200)) - 105 - folds(x / 200, y / 200) * 30,
  );
  const wall =
    Math.min(250, away * 1.05) * (0.3 + 0.8 * crags(x / 420, y / 420));
  const head =
    Math.min(330, Math.max(0, y - 640) * 0.6) *
    (0.4 + 0.8 * crags(x / 500, y / 500));
  const crag = Math.hypot((x + 84) * 1.1, y + 112) / 40;
  const ledge =
    (112 + 8 * crags(x / 30, y / 30)) *
    Math.max(0, 1 - crag ** 5) *
    (0.8 + 0.3 * crags(x / 60, y / 60));
  return Math.max(folds(x / 90, y / 90) * 4 + wall + head, ledge);
}

/** Balconies around a tower, one for every score of paces. */
function buildBalconies([x, y, z]: Point, tall: number, wide: number): Mesh {
  return Array.from({length: Math.max(2, Math.round(tall / 22))}, (_, ring) => {
    const foot = 14 + ring * 20;
    return buildTurned(
      [x, y, z],
      [
        [wide * 0.9, foot],
        [wide * 1.3, foot + 2],
        [wide * 1.3, foot + 3.2],
        [wide * 0.9, foot + 3.4],
      ],
      {sides: 12, getCoat: () => paintAs(PALE, 1.05)},
    );
  }).flat();
}

/** A slender tower in rings, with balconies and a spire. */
function buildTower(
  [x, y]: readonly [number, number],
  tall: number,
  wide: number,
): Mesh {
  const z = getHeight(x, y) - 4;
  return [
    ...buildTurned(
      [x, y, z],
      [
        [wide * 1.5, 0],
        [wide, 8],
        [wide * 0.8, tall * 0.7],
        [wide * 0.74, tall],
        [wide * 1.15, tall + 2],
        [wide * 1.15, tall + 3],
      ],
      {sides: 12, getCoat: () => paintAs(PALE, 1, 0.25)},
    ),
    ...buildTurned(
      [x, y, z + tall + 3],
      [
        [wide * 1.1, 0],
        [wide * 0.4, tall * 0.2],
        [0, tall * 0.48],
      ],
      {sides: 12, getCoat: () => paintAs(SLATE)},
    ),
    ...buildBalconies([x, y, z], tall, wide),
    ...Array.from({length: Math.round(tall / 7)}, (_, index) => {
      const turn = -1.9 + (index % 3) * 0.7;
      const up = 10 + index * 6.4;
      const out = wide * 0.93;
      return buildBox(
        [x + Math.cos(turn) * out, y + Math.sin(turn) * out, z + up],
        [1.1, 1.1, 2.6],
        {
          wall: {
            color: index % 4 === 0 ? [255, 206, 130] : [92, 100, 116],
            glow: index % 4 === 0 ? 0.8 : 0,
          },
        },
      );
    }).flat(),
  ];
}

/** Towers of the city: position, height, and radius. */
const TOWERS = [
  [-44, 74, 74, 5.4],
  [52, 60, 92, 6],
  [-30, 170, 110, 6.4],
  [34, 190, 128, 7],
  [78, 130, 84, 5.6],
  [-78, 138, 88, 5.6],
  [2, 262, 146, 7.6],
  [-62, 240, 100, 6],
  [72, 250, 112, 6.2],
  [26, 34, 58, 4.6],
  [-20, 24, 52, 4.4],
  [104, 74, 66, 5],
  [-100, 210, 78, 5],
] as const;

/** Terraces of houses with flat roofs, arcades, and gardens on both sides of the valley. */
export function buildCity(): Mesh {
  const chance = random('aserion');
  const blocks = Array.from({length: 330}, () => {
    const turn = chance() * Math.PI * 2;
    const away = 44 + 88 * chance();
    const [x, y] = [
      6 + Math.cos(turn) * away * 0.95,
      110 + Math.sin(turn) * away * 1.7,
    ];
    const tall = 7 + 9 * chance();
    const z = getHeight(x, y);
    return move(
      [
        ...buildBox(
          [0, 0, -4],
          [9 + 6 * chance(), 8 + 5 * chance(), tall + 4],
          {
            wall: paintAs(PALE, 0.9 + 0.14 * chance(), 0.3),
            roof: paintAs(chance() < 0.4 ? [150, 160, 120] : [214, 208, 196]),
          },
        ),
        ...(chance() < 0.4
          ? buildTurned(
              [0, 0, tall],
              [
                [4, 0],
                [3.4, 2],
                [1.6, 4],
                [0, 5.4],
              ],
              {sides: 10, getCoat: () => paintAs(SLATE)},
            )
          : []),
        ...[-2.6, 0, 2.6].flatMap((at) =>
          buildBox([at, -5.6, 2], [1.1, 3, 3], {
            wall: {
              color: chance() < 0.25 ? [255, 204, 128] : [108, 112, 122],
              glow: chance() < 0.25 ? 0.7 : 0,
            },
          }),
        ),
      ],
      place([x, y, z], {turn: Math.atan2(y - 110, x - 6) + Math.PI / 2}),
    );
  }).flat();
  return [
    ...blocks,
    ...TOWERS.flatMap(([x, y, tall, wide]) => buildTower([x, y], tall, wide)),
  ];
}
