import {number} from '../arms/charges/figure';
import type {FaceShape, Point} from './faceShape';
import type {Tone} from './shades';
import type {Sitter} from './sitter';

/** The data of a portrait: sitter, face, and skin tone. */
export type Model = {
  readonly sitter: Sitter;
  readonly face: FaceShape;
  readonly skin: Tone;
};

/** Returns a point moved by an offset. */
export function moved([x, y]: Point, dx: number, dy: number): Point {
  return [x + dx, y + dy];
}

/** Builds an SVG path: the template holds commands, the values their points. */
export function path(
  commands: TemplateStringsArray,
  ...points: readonly Point[]
): string {
  return commands
    .map((command, index) => {
      const point = points[index];
      return point === undefined
        ? command
        : `${command}${number(point[0])} ${number(point[1])}`;
    })
    .join('');
}

/** Returns a smooth closed curve through points. */
export function closedCurve(points: readonly Point[]): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[(index + count) % count] ?? [0, 0];
  const part = (from: number, share: number): Point => {
    const [before, after] = [at(from - 1), at(from + 1)];
    return moved(
      at(from),
      ((after[0] - before[0]) / 6) * share,
      ((after[1] - before[1]) / 6) * share,
    );
  };
  const curves = points.map(
    (_, index) =>
      path`C${part(index, 1)} ${part(index + 1, -1)} ${at(index + 1)}`,
  );
  return `${path`M${at(0)}`}${curves.join('')}Z`;
}

/** Draws a shape with an outline in its own dark tone. */
export function filled(d: string, tone: Tone, pen = 1.5): string {
  return d === ''
    ? ''
    : `<path d="${d}" fill="${tone.plain}" stroke="${tone.ink}" stroke-width="${pen}" stroke-linejoin="round"/>`;
}

/** Draws a shape without an outline, such as a shadow. */
export function plane(d: string, paint: string, cover = 1): string {
  return d === ''
    ? ''
    : `<path d="${d}" fill="${paint}"${cover === 1 ? '' : ` fill-opacity="${cover}"`}/>`;
}

/** Draws lines without a fill. */
export function lines(d: string, paint: string, wide = 1.5): string {
  return d === ''
    ? ''
    : `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
