import type {Outlook} from '../camera';
import {buildSurface, type Coat, type Mesh} from '../mesh';
import type {Point} from '../point';

/** The height of the ground at a place. */
export type Relief = (x: number, y: number) => number;

/** The ground before the eye, finer where it is near, out to a distance in paces. */
export function buildGround(
  {eye, target, lens}: Outlook,
  relief: Relief,
  {
    getCoat,
    reach,
    from = 2,
    rings = 260,
    spokes = 300,
  }: {
    readonly getCoat: (point: Point) => Coat;
    readonly reach: number;
    readonly from?: number;
    readonly rings?: number;
    readonly spokes?: number;
  },
): Mesh {
  const middle = Math.atan2(target[1] - eye[1], target[0] - eye[0]);
  const half = Math.min(Math.PI, Math.atan(0.95 / lens) * 1.5 + 0.25);
  const rows = Array.from({length: rings + 1}, (_, ring) => {
    const away = from * (reach / from) ** (ring / rings);
    return Array.from({length: spokes + 1}, (__, spoke): Point => {
      const turn = middle + half * (1 - (2 * spoke) / spokes);
      const [x, y] = [
        eye[0] + Math.cos(turn) * away,
        eye[1] + Math.sin(turn) * away,
      ];
      return [x, y, relief(x, y)];
    });
  });
  return buildSurface(rows, getCoat);
}
