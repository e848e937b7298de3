import type {Grid} from '../shape/grid';
import {at} from '../../../../scripts/drawing/vector';

const FAR = 1e20;

/** A row or column of a grid: first index, step, and length. */
type Run = {
  readonly start: number;
  readonly step: number;
  readonly length: number;
};

type Hull = {readonly feet: Int32Array; readonly bounds: Float64Array};

/** Computes the lower envelope of parabolas over a line, and where each begins. */
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

/**
 * Replaces the squared distances along a line by the minimum over all cells of their value plus
 * squared distance.
 */
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

/**
 * Computes each cell's distance to the nearest marked cell, in cells (algorithm by Felzenszwalb
 * and Huttenlocher).
 */
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
