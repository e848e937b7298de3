/** A position in miles to the east and north of the south-west corner of the world. */
export type Position = readonly [east: number, north: number];

export type Line = readonly Position[];

/** Polygons as outer rings, each followed by the rings of its holes. */
export type MultiPolygon = readonly (readonly Line[])[];

/** The length of a line in miles. */
export function measureLength(line: Line): number {
  return line.reduce((sum, [east, north], index) => {
    const [fromEast, fromNorth] = line[index - 1] ?? [east, north];
    return sum + Math.hypot(east - fromEast, north - fromNorth);
  }, 0);
}

/** The part of a line between two distances along it, in miles. */
export function cutLine(line: Line, begin: number, end: number): Line {
  const part: Position[] = [];
  let gone = 0;
  line.slice(1).forEach(([toEast, toNorth], index) => {
    const [east, north] = line[index] ?? [toEast, toNorth];
    const miles = Math.hypot(toEast - east, toNorth - north);
    const at = (along: number): Position => {
      const share = (along - gone) / miles;
      return [
        east + (toEast - east) * share,
        north + (toNorth - north) * share,
      ];
    };
    if (miles > 0 && gone + miles > begin && gone < end) {
      if (part.length === 0) {
        part.push(at(Math.max(begin, gone)));
      }
      part.push(at(Math.min(end, gone + miles)));
    }
    gone += miles;
  });
  return part;
}

function isInRing([east, north]: Position, ring: Line): boolean {
  let inside = false;
  ring.forEach(([x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1) ?? [x, y];
    if (y > north !== beforeY > north) {
      const crossing = ((beforeX - x) * (north - y)) / (beforeY - y) + x;
      inside = east < crossing ? !inside : inside;
    }
  });
  return inside;
}

/** Whether a position is inside the polygons, and not in a hole. */
export function isInside(position: Position, polygons: MultiPolygon): boolean {
  return polygons.some(
    ([outer, ...holes]) =>
      outer !== undefined &&
      isInRing(position, outer) &&
      !holes.some((hole) => isInRing(position, hole)),
  );
}
