import type {Canvas} from '../canvas';
import {random, type Random} from '../noise';

/** Radii of the brushes in pixels at a height of 900, from the ground coat to details. */
const BRUSHES = [9, 4.5, 2.3] as const;

/** By how much a place must differ from what is painted to get a stroke of a smaller brush. */
const DIFFERENCE = [0, 5, 7] as const;

/** Averages a picture over squares, whose half side is given in pixels. */
function blur({width, height, pixels}: Canvas, reach: number): Float32Array {
  const rows = new Float32Array(pixels.length);
  const out = new Float32Array(pixels.length);
  const run = (
    from: Float32Array,
    to: Float32Array,
    [lines, length, line, step]: readonly [number, number, number, number],
  ): void => {
    for (let at = 0; at < lines * 3; at += 1) {
      const start = Math.floor(at / 3) * line * 3 + (at % 3);
      const get = (index: number): number =>
        from[start + Math.min(length - 1, Math.max(0, index)) * step * 3] ?? 0;
      let sum = 0;
      for (let index = -reach; index <= reach; index += 1) {
        sum += get(index);
      }
      for (let index = 0; index < length; index += 1) {
        to[start + index * step * 3] = sum / (2 * reach + 1);
        sum += get(index + reach + 1) - get(index - reach);
      }
    }
  };
  run(pixels, rows, [height, width, width, 1]);
  run(rows, out, [width, height, 1, width]);
  return out;
}

function getLightness(pixels: Float32Array, at: number): number {
  return (
    (pixels[at * 3] ?? 0) * 0.3 +
    (pixels[at * 3 + 1] ?? 0) * 0.59 +
    (pixels[at * 3 + 2] ?? 0) * 0.11
  );
}

type Stroke = {
  readonly x: number;
  readonly y: number;
  /** Direction in radians. */
  readonly turn: number;
  readonly radius: number;
  readonly color: readonly number[];
};

/** Returns the first and last pixel within a distance, inside the picture. */
function getRange(
  middle: number,
  reach: number,
  size: number,
): readonly [number, number] {
  return [
    Math.max(0, Math.ceil(middle - reach)),
    Math.min(size - 1, Math.floor(middle + reach)),
  ];
}

/** Lays one stroke of paint, with the tracks of its bristles. */
function lay({width, height, pixels}: Canvas, stroke: Stroke): void {
  const {x, y, turn, radius, color} = stroke;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const long = radius * 2.4;
  const [left, right] = getRange(x, long, width);
  const [top, foot] = getRange(y, long, height);
  for (let py = top; py <= foot; py += 1) {
    for (let px = left; px <= right; px += 1) {
      const [dx, dy] = [px - x, py - y];
      const along = (dx * cosine + dy * sine) / long;
      const across = (-dx * sine + dy * cosine) / radius;
      const away = along * along + across * across;
      if (away < 1) {
        const bristle = 0.82 + 0.18 * Math.sin(across * 9 + x * 0.7);
        const cover = Math.min(1, (1 - away) * 2.2) * bristle * 0.92;
        const at = (py * width + px) * 3;
        for (const channel of [0, 1, 2]) {
          const old = pixels[at + channel] ?? 0;
          pixels[at + channel] = old + ((color[channel] ?? 0) - old) * cover;
        }
      }
    }
  }
}

/** Returns the direction along edges at a pixel; even places are painted level. */
function getDirection(
  reference: Float32Array,
  [x, y, step]: readonly [number, number, number],
  {width, height}: Canvas,
): number {
  const get = (dx: number, dy: number): number =>
    getLightness(
      reference,
      Math.min(height - 1, Math.max(0, y + dy)) * width +
        Math.min(width - 1, Math.max(0, x + dx)),
    );
  const slopeX = get(step, 0) - get(-step, 0);
  const slopeY = get(0, step) - get(0, -step);
  return Math.hypot(slopeX, slopeY) < 3
    ? 0
    : Math.atan2(slopeY, slopeX) + Math.PI / 2;
}

/** Lists the strokes of one brush where the painting still differs from its model. */
function listStrokes(
  {
    canvas,
    reference,
    radius,
    limit,
  }: {
    readonly canvas: Canvas;
    readonly reference: Float32Array;
    readonly radius: number;
    readonly limit: number;
  },
  chance: Random,
): Stroke[] {
  const {width, height, pixels} = canvas;
  const step = radius * 0.9;
  const strokes: (Stroke & {readonly order: number})[] = [];
  for (let row = 0; row < height; row += step) {
    for (let column = 0; column < width; column += step) {
      const x = Math.min(width - 1, Math.floor(column + chance() * step));
      const y = Math.min(height - 1, Math.floor(row + chance() * step));
      const at = (y * width + x) * 3;
      const color = [0, 1, 2].map((channel) => reference[at + channel] ?? 0);
      const differs = color.some(
        (part, channel) => Math.abs(part - (pixels[at + channel] ?? 0)) > limit,
      );
      const light = 1 + (chance() - 0.5) * 0.055;
      if (limit === 0 || differs) {
        strokes.push({
          x,
          y,
          radius: radius * (0.8 + 0.4 * chance()),
          turn:
            getDirection(reference, [x, y, Math.ceil(radius / 2)], canvas) +
            (chance() - 0.5) * 0.3,
          color: color.map((part) => part * light),
          order: chance(),
        });
      }
    }
  }
  return strokes.sort((a, b) => a.order - b.order);
}

/**
 * Repaints a picture in strokes: a ground coat with a broad brush, then smaller ones only where
 * there is something to see.
 */
export function paintInStrokes(canvas: Canvas, seed: string): void {
  const chance = random(`${seed} strokes`);
  const model: Canvas = {...canvas, pixels: canvas.pixels.slice()};
  const scale = canvas.height / 900;
  BRUSHES.forEach((size, index) => {
    const radius = size * scale;
    const reference = blur(model, Math.max(1, Math.round(radius * 0.3)));
    listStrokes(
      {canvas, reference, radius, limit: DIFFERENCE[index] ?? 0},
      chance,
    ).forEach((stroke) => {
      lay(canvas, stroke);
    });
  });
}
