import {at, clamp, type Point} from '../../../../scripts/drawing/vector';

/** A rectangular grid of square cells. */
export type Frame = {
  /** Its north-west corner in miles. */
  readonly corner: Point;
  /** Cells per mile. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
};

/** A value for each cell of a frame, row by row. */
export type Grid = Frame & {readonly values: Float32Array};

/** Returns the frame of an area, with a number of cells per mile. */
export function getFrame(corner: Point, size: Point, scale: number): Frame {
  return {
    corner,
    scale,
    width: Math.round(size[0] * scale),
    height: Math.round(size[1] * scale),
  };
}

/** Returns the center of a cell. */
function findPlace({corner, scale}: Frame, column: number, row: number): Point {
  return [corner[0] + (column + 0.5) / scale, corner[1] + (row + 0.5) / scale];
}

export function sample(frame: Frame, valueAt: (place: Point) => number): Grid {
  const values = new Float32Array(frame.width * frame.height);
  for (let row = 0; row < frame.height; row += 1) {
    for (let column = 0; column < frame.width; column += 1) {
      values[row * frame.width + column] = valueAt(
        findPlace(frame, column, row),
      );
    }
  }
  return {...frame, values};
}

/** Returns the value at a place, interpolated between the four nearest cells. */
export function interpolateValue(grid: Grid, [x, y]: Point): number {
  const {corner, scale, width, height, values} = grid;
  const across = clamp((x - corner[0]) * scale - 0.5, 0, width - 1.001);
  const down = clamp((y - corner[1]) * scale - 0.5, 0, height - 1.001);
  const [column, row] = [Math.floor(across), Math.floor(down)];
  const [u, v] = [across - column, down - row];
  const index = row * width + column;
  const above = at(values, index) * (1 - u) + at(values, index + 1) * u;
  const below =
    at(values, index + width) * (1 - u) + at(values, index + width + 1) * u;
  return above * (1 - v) + below * v;
}

/** Computes moving averages along all rows or columns of a grid. */
function boxBlur(
  source: Float32Array,
  lines: {readonly count: number; readonly length: number},
  step: {
    readonly along: number;
    readonly across: number;
    readonly reach: number;
  },
): Float32Array {
  const result = new Float32Array(source.length);
  const {along, across, reach} = step;
  const last = lines.length - 1;
  for (let line = 0; line < lines.count; line += 1) {
    const start = line * across;
    const value = (index: number): number =>
      at(source, start + clamp(index, 0, last) * along);
    let sum = 0;
    for (let index = -reach; index <= reach; index += 1) {
      sum += value(index);
    }
    for (let index = 0; index <= last; index += 1) {
      result[start + index * along] = sum / (2 * reach + 1);
      sum += value(index + reach + 1) - value(index - reach);
    }
  }
  return result;
}

/** Blurs a grid by three box blurs with a radius in cells. */
export function blurred(grid: Grid, reach: number): Grid {
  const {width, height} = grid;
  let {values} = grid;
  for (let time = 0; time < 3; time += 1) {
    values = boxBlur(
      values,
      {count: height, length: width},
      {along: 1, across: width, reach},
    );
    values = boxBlur(
      values,
      {count: width, length: height},
      {along: width, across: 1, reach},
    );
  }
  return {...grid, values};
}
