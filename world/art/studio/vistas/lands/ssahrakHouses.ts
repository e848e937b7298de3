import {mix, type Color} from '../../canvas';
import {random, type Random} from '../../noise';
import type {Mesh} from '../mesh';
import {
  buildBlock,
  buildBox,
  getDomeProfile,
  paintAs,
  buildTurned,
} from '../parts/solids';
import {buildBroadleaf} from '../parts/trees';
import type {Point} from '../point';

const BRICK: readonly Color[] = [
  [196, 120, 82],
  [178, 100, 70],
  [212, 146, 102],
  [164, 92, 70],
];

/** Half the width of the canal. */
export const HALF = 13;

/** Steps from a terrace down into the channel. */
export function buildSteps(side: 1 | -1, y: number): Mesh {
  return Array.from({length: 7}, (_, step) =>
    buildBox(
      [side * (HALF - 0.4 - step * 0.62), y, -1],
      [0.64, 5, 3 - step * 0.46],
      {
        wall: paintAs([150, 96, 72], 0.9),
        roof: paintAs([176, 118, 88], 1, 0.5),
      },
    ),
  ).flat();
}

/** Windows of a story under their lintels, some of them lit. */
function buildPanes(
  [side, front, z]: Point,
  [y, wide]: readonly [number, number],
  [brick, chance]: readonly [Color, Random],
): Mesh {
  return Array.from(
    {length: Math.max(1, Math.floor(wide / 3))},
    (__, index) => {
      const at = y - wide / 2 + 1.7 + index * 3;
      const isOpen = chance() < 0.22;
      return [
        ...buildBox([side * (front - 0.02), at, z + 1.1], [0.2, 1.2, 2.1], {
          wall: isOpen
            ? {color: [255, 190, 104], glow: 0.85}
            : paintAs([86, 96, 92]),
        }),
        ...buildBox([side * (front - 0.2), at, z + 3.3], [0.6, 1.7, 0.24], {
          wall: paintAs(brick, 0.75),
        }),
      ];
    },
  ).flat();
}

/** A house on its terrace: set back story by story, with shutters and a lamp arm over the water. */
function buildTerraceHouse(
  [side, y, wide]: readonly [side: 1 | -1, y: number, wide: number],
  chance: Random,
): Mesh {
  const stories = 2 + Math.floor(3.4 * chance());
  const setBack = 2.4 * chance();
  const brick = BRICK[Math.floor(chance() * 4)] ?? [190, 120, 80];
  const walls = Array.from({length: stories}, (_, story) => {
    const front = HALF + 3.6 + setBack + story * 2.8;
    const z = 2 + story * 4.4;
    const x = side * (front + 9);
    return [
      ...buildBox(
        [x, y, z - (story === 0 ? 3 : 0)],
        [18, wide, 4.4 + (story === 0 ? 3 : 0)],
        {
          wall: paintAs(brick, 1 - story * 0.03, 0.5),
          roof: paintAs(mix(brick, [220, 180, 140], 0.4)),
        },
      ),
      ...buildBox([side * front, y, z + 4.4], [0.5, wide, 0.8], {
        wall: paintAs(brick, 1.1),
      }),
      ...buildPanes([side, front, z], [y, wide], [brick, chance]),
    ];
  }).flat();
  const top = 2 + stories * 4.4;
  const crown =
    chance() < 0.3
      ? buildTurned(
          [side * (HALF + 12 + stories * 2), y, top],
          getDomeProfile(wide * 0.36, 0, 0.9),
          {sides: 14, getCoat: () => paintAs([92, 140, 132])},
        )
      : [];
  const pots =
    chance() < 0.6
      ? buildBroadleaf([side * (HALF + 4.8), y + wide * 0.3, 6.4], 3.6, {
          leaves: [96, 136, 76],
          bark: [90, 70, 52],
          seed: `pot ${y}`,
        })
      : [];
  return [...walls, ...crown, ...pots];
}

export function buildBanks(): Mesh {
  const chance = random('ssahrak');
  const rows = ([1, -1] as const).flatMap((side) => {
    const houses: Mesh[] = [];
    for (let y = -22; y < 260;) {
      const wide = 9 + 6 * chance();
      const isGap = chance() < 0.12;
      houses.push(
        isGap
          ? []
          : buildTerraceHouse([side, y + wide / 2, wide - 0.6], chance),
      );
      y += wide;
    }
    return houses.flat();
  });
  const quays = ([1, -1] as const).flatMap((side) =>
    buildBlock(
      [
        [side * HALF, -40],
        [side * (HALF + 60), -40],
        [side * (HALF + 60), 400],
        [side * HALF, 400],
      ],
      [-4, 2],
      {
        wall: paintAs([140, 92, 72], 1, 0.6),
        roof: paintAs([190, 140, 108], 1, 0.5),
      },
    ),
  );
  return [...rows, ...quays];
}
