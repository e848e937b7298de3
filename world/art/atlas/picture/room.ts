import type {Box, Point} from '../../../../scripts/drawing/vector';

/** Tracks the occupied space on a sheet, so that nothing overlaps. */
export type Room = {
  /** Reserves a box for a name or an ornament. */
  readonly reserve: (box: Box, margin?: number) => void;
  /** Whether a box is free of names and ornaments. */
  readonly isFree: (box: Box) => boolean;
  /** Whether a point is outside all reserved boxes. */
  readonly isClear: (point: Point, margin?: number) => boolean;
  /** Reserves a circle for a glyph if it is free; returns whether it was. */
  readonly place: (point: Point, reach: number) => boolean;
};

const CELL = 16;

export function createRoom(): Room {
  const boxes: Box[] = [];
  const glyphs = new Map<string, (readonly [Point, number])[]>();
  const near = ([x, y]: Point): (readonly [Point, number])[] => {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    return [-2, -1, 0, 1, 2].flatMap((down) =>
      [-2, -1, 0, 1, 2].flatMap(
        (right) => glyphs.get(`${column + right},${row + down}`) ?? [],
      ),
    );
  };
  return {
    reserve: ([left, top, right, bottom], margin = 0) => {
      boxes.push([
        left - margin,
        top - margin,
        right + margin,
        bottom + margin,
      ]);
    },
    isFree: ([left, top, right, bottom]) =>
      boxes.every(
        (box) =>
          left > box[2] || right < box[0] || top > box[3] || bottom < box[1],
      ),
    isClear: ([x, y], margin = 0) =>
      boxes.every(
        (box) =>
          x < box[0] - margin ||
          x > box[2] + margin ||
          y < box[1] - margin ||
          y > box[3] + margin,
      ),
    place: (point, reach) => {
      const free = near(point).every(([other, taken]) => {
        const far = Math.max(reach, taken);
        const dx = point[0] - other[0];
        const dy = (point[1] - other[1]) * 1.25;
        return dx * dx + dy * dy >= far * far;
      });
      if (free) {
        const key = `${Math.floor(point[0] / CELL)},${Math.floor(point[1] / CELL)}`;
        const list = glyphs.get(key) ?? [];
        glyphs.set(key, [...list, [point, reach]]);
      }
      return free;
    },
  };
}
