import {INK} from '../tinctures';

/** The colors of a figure: its own, and the ground that shows through in its details. */
export type Paints = {readonly main: string; readonly detail: string};

/** A figure in a square of 100 units around the origin. */
export type Figure = {
  readonly one: string;
  readonly many: string;
  /** The plain words, if they differ from `one` and `many`. */
  readonly plainOne?: string;
  readonly plainMany?: string;
  readonly draw: (paints: Paints) => string;
};

/** Rounds a number for SVG to a tenth of a unit. */
export function number(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

/** Returns a point by angle, in turns clockwise from the top, and distance. */
export function at(turn: number, reach: number): string {
  const angle = turn * 2 * Math.PI;
  return `${number(Math.sin(angle) * reach)} ${number(-Math.cos(angle) * reach)}`;
}

/** Returns the whole numbers from 0 up to a count. */
export function range(count: number): readonly number[] {
  return Array.from({length: count}, (_, index) => index);
}

/** Draws a closed shape with an outline. */
export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}" fill-rule="evenodd" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>`;
}

/** Draws a shape without outline, in which the ground shows through. */
export function hole(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** Draws a thick line with an outline on both sides. */
export function rope(d: string, paint: string, width: number): string {
  const line = (stroke: string, wide: number): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return line(INK, width + 2.6) + line(paint, width);
}

/** Draws a thin line. */
export function line(d: string, paint: string, width = 2.2): string {
  return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Returns the path of a disc. */
export function disc(x: number, y: number, radius: number): string {
  return `M${number(x - radius)} ${number(y)}a${radius} ${radius} 0 1 1 ${number(radius * 2)} 0a${radius} ${radius} 0 1 1 ${number(-radius * 2)} 0Z`;
}

/** Returns the path of a star with a point at the top. */
export function star(points: number, outer: number, inner: number): string {
  const corners = range(points * 2).map((corner) =>
    at(corner / points / 2, corner % 2 === 0 ? outer : inner),
  );
  return `M${corners.join('L')}Z`;
}

/** Rotates, scales and moves a drawing. */
export function placed(
  drawing: string,
  [x, y, turn = 0, scale = 1]: readonly [number, number, number?, number?],
): string {
  return `<g transform="translate(${number(x)} ${number(y)}) rotate(${number(turn)}) scale(${scale})">${drawing}</g>`;
}

/** Draws something together with its mirror image. */
export function mirrored(drawing: string): string {
  return `${drawing}<g transform="scale(-1 1)">${drawing}</g>`;
}
