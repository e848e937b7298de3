import {field, layered} from '../../noise';
import type {Mesh} from '../mesh';
import {paintAs, buildTurned} from '../parts/solids';

const swells = layered(field('ostmark hills'), 4);

/** The height of the hillside before it was cut into terraces. */
function getSlope(x: number, y: number): number {
  const bay = y + 0.25 * Math.abs(x - 20) - 50 * swells(x / 240, 2.2);
  const hill = 70 - bay * 0.42 + 8 * swells(x / 90, y / 90);
  const west = Math.max(0, -x - 40) * 0.35;
  const east = Math.max(0, x - 120) * 0.7;
  return hill + west + Math.min(120, east);
}

/** Terraces above the town, natural ground below. */
export function getHeight(x: number, y: number): number {
  const high = getSlope(x, y);
  const step = 5.5;
  const terrace = Math.floor(high / step) * step;
  const isTerrace = high > 20 && (y < 120 || x > 120) && high < 150;
  return isTerrace ? terrace : high > 3 ? high : high > -2 ? 2 : -8;
}

/** A round tower without a door, of fitted stone, roofless and swept. */
export function buildTower(
  [x, y]: readonly [number, number],
  wide: number,
  tall: number,
): Mesh {
  const z = getHeight(x, y);
  const courses = Math.round(tall / 1.7);
  const profile = Array.from({length: courses * 2}, (_, index) => {
    const row = Math.floor(index / 2);
    const narrow = wide * (1 - 0.2 * (row / courses)) + (row % 2) * 0.05;
    return [narrow, ((row + (index % 2) * 0.96) / courses) * tall - 2] as const;
  });
  return [
    ...buildTurned(
      [x, y, z],
      [
        ...profile,
        [wide * 0.66, tall - 2],
        [wide * 0.62, tall - 6],
        [0, tall - 6],
      ],
      {
        sides: 22,
        getCoat: ([px, py, pz]) =>
          paintAs(
            [176, 166, 148],
            0.92 +
              0.12 *
                Math.abs(
                  Math.sin(px * 3.1 + py * 5.3 + Math.floor(pz / 1.7) * 7.7),
                ),
            0.5,
          ),
      },
    ),
  ];
}
