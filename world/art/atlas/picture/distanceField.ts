import type {Grid} from '../shape/grid';
import {at} from '../../../../scripts/drawing/vector';

const FAR = 1e20;

/** A line of a grid: where it begins, and how far apart its cells lie. */
type Run = {
  readonly start: number;
  readonly step: number;
  readonly length: number;
};

type Hull = {readonly feet: Int32Array; readonly bounds: Float64Array};

/** The lowest parabolas over a line, and where each takes over from the one before. */
function lowerHull(line: Float64Array, {length}: Run): Hull {
  const feet = new Int32Array(length);
  const bounds = new Float64Array(length + 1);
  bounds[0] = -FAR;
  bounds[1] = FAR;
  let top = 0;
  const meet = (foot: number, next: number): number =>
    (at(line, next) + next * next - at(line, foot) - foot * foot) /
    (2 * (next - foot));
  for (let next = 1; next < length; next += 1) {
    let crossing = meet(at(feet, top), next);
    while (top > 0 && crossing <= at(bounds, top)) {
      top -= 1;
      crossing = meet(at(feet, top), next);
    }
    top += 1;
    feet[top] = next;
    bounds[top] = crossing;
    bounds[top + 1] = FAR;
  }
  return {feet, bounds};
}

/** Replaces the squares along a line by the least of all squares plus the way to them. */
function sweep(squares: Float64Array, run: Run): void {
  const {start, step, length} = run;
  const line = new Float64Array(length);
  for (let index = 0; index < length; index += 1) {
    line[index] = at(squares, start + index * step);
  }
  const {feet, bounds} = lowerHull(line, run);
  let top = 0;
  for (let index = 0; index < length; index += 1) {
    while (at(bounds, top + 1) < index) {
      top += 1;
    }
    const foot = at(feet, top);
    squares[start + index * step] = (index - foot) ** 2 + at(line, foot);
  }
}

/** How far each cell lies from the nearest that is marked, in cells (after Felzenszwalb and Huttenlocher). */
export function distanceField(
  grid: Grid,
  marked: (index: number) => boolean,
): Grid {
  const {width, height} = grid;
  const squares = Float64Array.from(grid.values, (_, index) =>
    marked(index) ? 0 : FAR,
  );
  for (let column = 0; column < width; column += 1) {
    sweep(squares, {start: column, step: width, length: height});
  }
  for (let row = 0; row < height; row += 1) {
    sweep(squares, {start: row * width, step: 1, length: width});
  }
  return {...grid, values: Float32Array.from(squares, Math.sqrt)};
}
