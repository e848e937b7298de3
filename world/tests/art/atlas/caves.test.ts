import {galleries, holds} from '../../../art/atlas/layout/underworld';
import {CAVE_SIZE, growCaves} from '../../../art/atlas/shape/caves';
import {getDepth, getHeight} from '../../../art/atlas/shape/depth';
import {interpolateValue} from '../../../art/atlas/shape/grid';
import type {Point} from '../../../../scripts/drawing/vector';

const caves = growCaves();

/** Returns the indexes of all cells that can be reached from a point without crossing rock. */
function findReachable([x, y]: Point): ReadonlySet<number> {
  const {width, values, scale} = caves;
  const start = Math.floor(y * scale) * width + Math.floor(x * scale);
  const reached = new Set([start]);
  for (const cell of reached) {
    for (const next of [cell - 1, cell + 1, cell - width, cell + width]) {
      if ((values[next] ?? 0) > 0.5) {
        reached.add(next);
      }
    }
  }
  return reached;
}

function getCell([x, y]: Point): number {
  return (
    Math.floor(y * caves.scale) * caves.width + Math.floor(x * caves.scale)
  );
}

describe('the caves of the Underworld', () => {
  it('grow the same each time', () => {
    const again = growCaves().values;
    expect(again).toHaveLength(caves.values.length);
    expect(again.every((value, index) => value === caves.values[index])).toBe(
      true,
    );
  });

  it.each(holds)('are open at $name', ({at}) => {
    expect(interpolateValue(caves, at)).toBeGreaterThan(0.9);
  });

  it.each(galleries)('lead along $name without interruption', ({through}) => {
    // The first point of a gallery is at its mouth, above ground.
    const [, from = [0, 0], ...turns] = through;
    const reached = findReachable(from);
    expect(turns.filter((turn) => !reached.has(getCell(turn)))).toEqual([]);
  });

  it('leave most of the rock standing, and are more than the galleries alone', () => {
    const open = caves.values.filter((value) => value > 0.5).length;
    const share = open / caves.values.length;
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.4);
  });

  it('come above ground only at the mouths', () => {
    const mouths = galleries.map(({through}) => through[0]?.[0] ?? 0);
    const above = Array.from(
      {length: CAVE_SIZE[0] / 8},
      (_, index) => index * 8,
    );
    const astray = above.filter(
      (x) =>
        interpolateValue(caves, [x, 120]) > 0.5 &&
        mouths.every((mouth) => Math.abs(mouth - x) > 24),
    );
    expect(astray).toEqual([]);
  });
});

describe('depths on the sheet of the Underworld', () => {
  it.each([0, 600, 4200, 7000])(
    'of %d feet are the same after conversion and back',
    (feet) => {
      expect(getDepth(getHeight(feet))).toBeCloseTo(feet, 6);
    },
  );

  it('are negative above the ground', () => {
    expect(getDepth(getHeight(0) - 1)).toBeLessThan(0);
  });
});
