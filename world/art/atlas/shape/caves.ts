import {galleries, holds} from '../layout/underworld';
import {getDepth} from './depth';
import {blurred, getFrame, sample, type Frame, type Grid} from './grid';
import {chance} from './noise';
import {
  at,
  distanceToChain,
  ease,
  type Point,
} from '../../../../scripts/drawing/vector';

/** Size of the map of the Underworld, in units. */
export const CAVE_SIZE: Point = [1200, 1000];

/** Units per cell of the automaton. */
const CELL = 4;
/** Number of iterations. */
const TURNS = 5;
/** Number of surrounding walls from which a cell becomes a wall. */
const WALLS = 5;
/** Half of the width of a gallery, in units. */
const GALLERY = 9;
/** Smaller caverns that no gallery reaches are filled in; in cells. */
const LEAST_CELLS = 45;

/** Which cells are open; everything outside the grid is rock. */
type Cells = {readonly frame: Frame; readonly open: Uint8Array};

/**
 * Returns the initial probability of rock: higher at depth, and at the margins, where names and
 * the scale are.
 */
function rockiness([x, y]: Point): number {
  const feet = getDepth(y);
  if (feet < 40) {
    return 1;
  }
  const aside = 0.13 * (ease(270, 170, x) + ease(1010, 1090, x));
  return (feet < 4200 ? 0.545 : 0.6) + aside;
}

function isCarved(place: Point): boolean {
  return (
    holds.some(
      ({at: [x, y], reach: [wide, tall]}) =>
        ((place[0] - x) / wide) ** 2 + ((place[1] - y) / tall) ** 2 < 1,
    ) ||
    galleries.some(({through}) => distanceToChain(place, through) < GALLERY)
  );
}

function traceWalls({frame, open}: Cells, column: number, row: number): number {
  let walls = 0;
  for (let y = row - 1; y <= row + 1; y += 1) {
    for (let x = column - 1; x <= column + 1; x += 1) {
      const isInside = x >= 0 && y >= 0 && x < frame.width && y < frame.height;
      walls += isInside && at(open, y * frame.width + x) === 1 ? 0 : 1;
    }
  }
  return walls;
}

/** Runs one iteration of the cellular automaton. */
function iterate(cells: Cells, carved: Uint8Array): Cells {
  const {frame} = cells;
  const open = cells.open.map((_, index) => {
    const [column, row] = [
      index % frame.width,
      Math.floor(index / frame.width),
    ];
    return at(carved, index) === 1 || traceWalls(cells, column, row) < WALLS
      ? 1
      : 0;
  });
  return {frame, open};
}

/** Lists the cells of the cavern that contains a cell. */
function getCavern({frame, open}: Cells, start: number, seen: Uint8Array) {
  const cavern = [start];
  seen[start] = 1;
  for (const index of cavern) {
    const column = index % frame.width;
    const next = [
      index - frame.width,
      index + frame.width,
      column > 0 ? index - 1 : -1,
      column < frame.width - 1 ? index + 1 : -1,
    ];
    for (const neighbor of next) {
      if (open[neighbor] === 1 && seen[neighbor] === 0) {
        seen[neighbor] = 1;
        cavern.push(neighbor);
      }
    }
  }
  return cavern;
}

/** Fills in small caverns that lead nowhere. */
function withoutCrumbs(cells: Cells, carved: Uint8Array): Cells {
  const open = cells.open.slice();
  const seen = new Uint8Array(open.length);
  open.forEach((isOpen, index) => {
    if (isOpen === 1 && at(seen, index) === 0) {
      const cavern = getCavern(cells, index, seen);
      const isReached = cavern.some((cell) => at(carved, cell) === 1);
      if (!isReached && cavern.length < LEAST_CELLS) {
        for (const cell of cavern) {
          open[cell] = 0;
        }
      }
    }
  });
  return {frame: cells.frame, open};
}

/** Generates caves around the holds and galleries, as openness from 0 to 1. */
export function growCaves(): Grid {
  const frame = getFrame([0, 0], CAVE_SIZE, 1 / CELL);
  const carved = Uint8Array.from(
    sample(frame, (place) => (isCarved(place) ? 1 : 0)).values,
  );
  const draw = chance('caves');
  const first = sample(frame, (place) => (draw() < rockiness(place) ? 0 : 1));
  let cells: Cells = {
    frame,
    open: Uint8Array.from(first.values, (value, index) =>
      Math.max(value, at(carved, index)),
    ),
  };
  for (let turn = 0; turn < TURNS; turn += 1) {
    cells = iterate(cells, carved);
  }
  const {open} = withoutCrumbs(cells, carved);
  return blurred({...frame, values: Float32Array.from(open)}, 1);
}
