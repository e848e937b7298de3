import {mix, type Color} from '../../canvas';
import {field, layered, random} from '../../noise';
import type {Outlook} from '../camera';
import {move, type Mesh} from '../mesh';
import {buildBox, paintAs, buildTurned} from '../parts/solids';
import {buildClump} from '../parts/trees';
import {place} from '../point';

export const outlook: Outlook = {
  eye: [0, -24, 6.4],
  target: [0.5, 30, 7.4],
  lens: 0.84,
  shift: -0.04,
};

export const GROUND: readonly Color[] = [
  [138, 160, 92],
  [96, 136, 62],
  [166, 112, 60],
  [226, 232, 238],
];

const swells = layered(field('thornmoot'), 4);

export function getHeight(x: number, y: number): number {
  return swells(x / 40, y / 40) * 2.2 * Math.min(1, Math.hypot(x, y - 14) / 26);
}

/** Which Court a place belongs to: by its direction from the eye, from 0 at the left to 3.99. */
export function getCourt(x: number, y: number): number {
  const turn = Math.atan2(x - outlook.eye[0], y - outlook.eye[1]);
  return Math.min(3.99, Math.max(0, (turn / 1.5 + 0.5) * 4));
}

/** The ring of stones, set deep in the turf, with a fallen one. */
export function buildStones(): Mesh {
  const chance = random('moot stones');
  const standing = Array.from({length: 12}, (_, index) => {
    const turn = (index / 12) * Math.PI * 2 + 0.14;
    const [x, y] = [Math.cos(turn) * 15, 16 + Math.sin(turn) * 12];
    const tall = 5.6 + 2.6 * chance();
    const w = 1.15 + 0.35 * chance();
    const lean = (chance() - 0.5) * 0.6;
    const moss = mix([128, 130, 118], [98, 124, 72], chance());
    const base = getHeight(x, y);
    return [
      ...move(
        buildTurned(
          [0, 0, -1.5],
          [
            [w * 1.25, 0],
            [w * 1.1, tall * 0.5],
            [w * 0.85, tall],
            [w * 0.3, tall + 0.7],
            [0, tall + 0.7],
          ],
          {
            sides: 7,
            getCoat: ([, , z]) =>
              paintAs(
                z < 1 ? moss : [140, 140, 132],
                0.85 + 0.3 * chance(),
                0.6,
              ),
          },
        ),
        ([px, py, pz]) => [x + px + (lean * pz) / 5, y + py * 0.6, base + pz],
      ),
      ...Array.from({length: 4}, () =>
        buildClump(
          [x + (chance() - 0.5) * 3, y + (chance() - 0.5) * 2, base],
          0.6,
          [
            paintAs(GROUND[Math.floor(getCourt(x, y))] ?? [90, 120, 60], 0.8),
            chance,
          ],
        ),
      ).flat(),
    ];
  }).flat();
  return [
    ...standing,
    ...move(
      buildBox([0, 0, -0.6], [5.4, 2, 1.7], {wall: paintAs([134, 136, 124])}),
      place([-8.6, 3.2, 0], {turn: 0.5}),
    ),
  ];
}

/** The market cross of Thornmoot with moss on its steps. */
export function buildMarketCross(): Mesh {
  const stone = paintAs([156, 154, 142], 1, 0.6);
  return [
    ...[3.4, 2.5, 1.6].flatMap((wide, step) =>
      buildTurned(
        [0, 16, step * 0.6 - 0.3],
        [
          [wide, 0],
          [wide, 0.6],
          [0, 0.6],
        ],
        {
          sides: 8,
          getCoat: () => (step === 1 ? paintAs([106, 130, 76]) : stone),
        },
      ),
    ),
    ...buildBox([0, 16, 1.5], [0.9, 0.9, 6.4], {wall: stone}),
    ...buildBox([0, 16, 6.2], [3.6, 0.8, 0.8], {wall: stone}),
    ...buildTurned(
      [0, 16, 5.2],
      [
        [1.05, 0],
        [1.25, 0.5],
        [1.05, 1],
      ],
      {sides: 10, getCoat: () => paintAs([106, 130, 76])},
    ),
  ];
}
