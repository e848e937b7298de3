import type {Color} from '../../canvas';
import {random, type Random} from '../../noise';
import {buildFace, move, type Mesh} from '../mesh';
import {buildBox, getDomeProfile, paintAs, buildTurned} from '../parts/solids';
import {place} from '../point';

const STONE: readonly Color[] = [
  [150, 132, 110],
  [130, 114, 98],
  [164, 144, 116],
  [118, 104, 94],
];

/** A house of Lothara on a street: courses, tall windows, a cornice, and a pent roof. */
function buildStreetHouse(
  [side, y, wide]: readonly [1 | -1, number, number],
  chance: Random,
): Mesh {
  const stone = STONE[Math.floor(chance() * 4)] ?? [140, 120, 100];
  const stories = 3 + Math.floor(3 * chance());
  const front = side * 11;
  const tall = 4.6 + stories * 3.7;
  const panes = Array.from(
    {length: stories * Math.floor(wide / 2.8)},
    (_, index) => {
      const [column, story] = [
        index % Math.floor(wide / 2.8),
        Math.floor(index / Math.floor(wide / 2.8)),
      ];
      const at = y - wide / 2 + 1.6 + column * 2.8;
      const isLit = chance() < 0.2;
      return [
        ...buildBox([front, at, 5.2 + story * 3.7], [0.16, 1.1, 2], {
          wall: isLit
            ? {color: [246, 170, 84], glow: 0.72}
            : paintAs([46, 40, 36]),
        }),
        ...buildBox([front, at, 7.2 + story * 3.7], [0.5, 1.6, 0.3], {
          wall: paintAs(stone, 1.15),
        }),
      ];
    },
  ).flat();
  return [
    ...buildBox([side * 19, y, -1], [16, wide, tall + 1], {
      wall: paintAs(stone, 1, 0.5),
      roof: paintAs([84, 72, 66]),
    }),
    ...buildBox([side * 18.7, y, 4.2], [16, wide + 0.1, 0.5], {
      wall: paintAs(stone, 1.2),
    }),
    ...buildBox([side * 18.6, y, tall - 0.4], [16.4, wide + 0.2, 0.8], {
      wall: paintAs(stone, 1.2),
    }),
    ...buildBox([front - side * 0.02, y, 0], [0.3, 1.7, 3.2], {
      wall: paintAs([70, 50, 40]),
    }),
    ...buildFace(
      [
        [front - side * 0.5, y - wide / 2, tall + 0.4],
        [front - side * 0.5, y + wide / 2, tall + 0.4],
        [side * 19, y + wide / 2, tall + 4],
        [side * 19, y - wide / 2, tall + 4],
      ],
      paintAs([92, 76, 68], 1, 0.5),
    ),
    ...buildBox([side * 17, y + wide * 0.3, tall], [1.4, 1.4, 5.4], {
      wall: paintAs(stone, 0.8),
    }),
    ...panes,
  ];
}

export function buildStreet(): Mesh {
  const chance = random('toros street');
  return ([1, -1] as const).flatMap((side) => {
    const houses: Mesh[] = [];
    for (let y = -16; y < 190;) {
      const wide = 9 + 5 * chance();
      houses.push(buildStreetHouse([side, y + wide / 2, wide - 0.2], chance));
      y += wide;
    }
    return houses.flat();
  });
}

/** The domed office at the end of the street. */
export function buildOffice(): Mesh {
  return [
    ...buildBox([0, 214, 0], [70, 30, 26], {wall: paintAs([150, 132, 110])}),
    ...move(
      buildTurned(
        [0, 0, 0],
        [[16, 0], [16, 10], ...getDomeProfile(16, 10, 0.9)],
        {
          sides: 24,
          getCoat: () => paintAs([128, 112, 96]),
        },
      ),
      place([0, 214, 26]),
    ),
    ...[-12, -7, -2, 2, 7, 12].flatMap((x) =>
      buildTurned(
        [x, 197, 0],
        [
          [1.5, 0],
          [1.2, 20],
          [1.7, 21],
        ],
        {sides: 10, getCoat: () => paintAs([168, 148, 122])},
      ),
    ),
    ...Array.from({length: 9}, (_, index) =>
      buildBox([-26 + index * 6.5, 198.6, 22], [2, 0.4, 3], {
        wall: {color: [246, 170, 84], glow: 0.9},
      }),
    ).flat(),
  ];
}
