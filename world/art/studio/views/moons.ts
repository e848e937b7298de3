import {parseDate} from '../../../../src/features/calendar/lib/calendar';
import {describeMoon} from '../../../../src/features/calendar/lib/moons';
import {moons} from '../../../calendar';
import type {Canvas, Color} from '../canvas';
import {paintMoon} from '../sky';

type MoonLook = {
  readonly name: (typeof moons)[number]['name'];
  readonly color: Color;
  /** Position and radius, as fractions of width and height. */
  readonly at: readonly [number, number];
  readonly radius: number;
};

const MOONS: readonly MoonLook[] = [
  {name: 'Lanthe', color: [234, 238, 242], at: [0.2, 0.2], radius: 0.062},
  {name: 'Cinder', color: [222, 104, 70], at: [0.34, 0.13], radius: 0.024},
];

/** Returns the illuminated fraction of a moon by its phase from 0 to 1. */
export function litShare(turn: number): number {
  return (1 - Math.cos(2 * Math.PI * turn)) / 2;
}

/** Paints both moons on a world date such as `12 Hazefall 1120 YS`; a new moon is invisible. */
export function paintMoons(canvas: Canvas, day: string): void {
  const date = parseDate(day);
  for (const {name, color, at, radius} of MOONS) {
    const cycle = moons.find((moon) => moon.name === name);
    const {turn} = describeMoon(cycle ?? moons[0], date);
    const lit = litShare(turn);
    if (lit > 0.01) {
      paintMoon(canvas, {
        x: at[0] * canvas.width,
        y: at[1] * canvas.height,
        radius: radius * canvas.height,
        color,
        lit,
        wanes: turn > 0.5,
        halo: 7,
      });
    }
  }
}
