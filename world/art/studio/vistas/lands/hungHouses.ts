import {mix, type Color} from '../../canvas';
import type {Random} from '../../noise';
import {move, type Mesh} from '../mesh';
import {buildBar, buildBox, paintAs, buildTurned} from '../parts/solids';
import {place, type Point} from '../point';
import type {Lamp} from '../vista';

export const CORD: Color = [196, 186, 206];

/** Lit windows around a hung house. */
function buildLitWindows([x, y, z]: Point, wide: number, turn: number): Mesh {
  return Array.from({length: 5}, (_, index) => {
    const at = turn + (index / 5) * Math.PI * 2;
    return move(
      buildBox([0, 0, 0], [0.5, wide * 0.34, wide * 0.4], {
        wall: {color: [255, 206, 132], glow: 0.95},
      }),
      place(
        [x + Math.cos(at) * wide * 0.93, y + Math.sin(at) * wide * 0.93, z],
        {turn: at},
      ),
    );
  }).flat();
}

/** A house that hangs from a cable by cords: woven walls that narrow to a knot below. */
export function buildHungHouse(
  [x, y, z]: Point,
  wide: number,
  chance: Random,
): {readonly mesh: Mesh; readonly lamp: Lamp} {
  const drop = 2 + 7 * chance();
  const tall = wide * (1.2 + 0.6 * chance());
  const top = z - drop;
  const cloth = mix([186, 150, 170], [232, 188, 136], chance());
  const turn = chance() * 6;
  return {
    mesh: [
      ...buildTurned(
        [x, y, top],
        [
          [0, wide * 0.5],
          [wide * 1.16, -wide * 0.18],
          [wide * 1.16, -wide * 0.28],
          [wide * 0.9, -wide * 0.28],
          [wide, -tall * 0.55],
          [wide * 0.62, -tall],
          [0.2, -tall * 1.36],
        ],
        {
          sides: 7,
          getCoat: ([, , pz]) => ({
            color:
              pz > top - wide * 0.3 ? mix(cloth, [96, 72, 96], 0.55) : cloth,
            glow: 0.16,
            mottle: 0.5,
          }),
        },
      ),
      ...[0, 2.1, 4.2].flatMap((angle) =>
        buildBar(
          [x, y, z],
          [
            x + Math.cos(turn + angle) * wide * 0.8,
            y + Math.sin(turn + angle) * wide * 0.8,
            top,
          ],
          {thick: 0.22, coat: paintAs(CORD)},
        ),
      ),
      ...buildLitWindows([x, y, top - tall * 0.52], wide, turn),
    ],
    lamp: {
      at: [x, y - wide * 1.05, top - tall * 0.4],
      reach: wide * 1.1,
      color: [255, 176, 96],
    },
  };
}
