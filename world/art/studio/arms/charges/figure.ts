import {INK} from '../tinctures';

/** The paints of a figure: its own, and that of the ground which shows in its details. */
export type Paints = {readonly main: string; readonly detail: string};

/** A figure that can stand on a shield, in a square of 100 units around the origin. */
export type Figure = {
  readonly one: string;
  readonly many: string;
  /** Words for those who do not read blazon; the same as `one` and `many` where absent. */
  readonly plainOne?: string;
  readonly plainMany?: string;
  readonly draw: (paints: Paints) => string;
};

/** A number of a drawing: a tenth of a unit is finer than any screen. */
export function number(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

/** A place at an angle from straight up, in turns, and a distance from the origin. */
export function at(turn: number, reach: number): string {
  const angle = turn * 2 * Math.PI;
  return `${number(Math.sin(angle) * reach)} ${number(-Math.cos(angle) * reach)}`;
}

/** Whole numbers from 0. */
export function range(count: number): readonly number[] {
  return Array.from({length: count}, (_, index) => index);
}

/** A closed shape with a line of ink around it. */
export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}" fill-rule="evenodd" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>`;
}

/** A shape without ink: the ground that shows through a figure. */
export function hole(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** A line as a figure, with ink on both sides. */
export function rope(d: string, paint: string, width: number): string {
  const line = (stroke: string, wide: number): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return line(INK, width + 2.6) + line(paint, width);
}

/** A thin line of detail. */
export function line(d: string, paint: string, width = 2.2): string {
  return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A disc. */
export function disc(x: number, y: number, radius: number): string {
  return `M${number(x - radius)} ${number(y)}a${radius} ${radius} 0 1 1 ${number(radius * 2)} 0a${radius} ${radius} 0 1 1 ${number(-radius * 2)} 0Z`;
}

/** A star, its first point straight up. */
export function star(points: number, outer: number, inner: number): string {
  const corners = range(points * 2).map((corner) =>
    at(corner / points / 2, corner % 2 === 0 ? outer : inner),
  );
  return `M${corners.join('L')}Z`;
}

/** A drawing turned and moved. */
export function placed(
  drawing: string,
  [x, y, turn = 0, scale = 1]: readonly [number, number, number?, number?],
): string {
  return `<g transform="translate(${number(x)} ${number(y)}) rotate(${number(turn)}) scale(${scale})">${drawing}</g>`;
}

/** A drawing, and its image in a mirror. */
export function mirrored(drawing: string): string {
  return `${drawing}<g transform="scale(-1 1)">${drawing}</g>`;
}
