/** A point or direction: east, north and up, in paces. */
export type Point = readonly [x: number, y: number, z: number];

export function subtract(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** Returns a point that is a share of the way from one to the other. */
export function between(a: Point, b: Point, share: number): Point {
  return [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ];
}

export function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Point, b: Point): Point {
  return [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ];
}

/** Scales a direction to length 1; one without length stays as it is. */
export function normalize(a: Point): Point {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** Returns the normal of a triangle, on the side from which its corners run counterclockwise. */
export function getNormal(a: Point, b: Point, c: Point): Point {
  return normalize(cross(subtract(b, a), subtract(c, a)));
}

/** Moves points of a part to its place: turned about its upright axis (radians), scaled, then shifted. */
export function place(
  [x, y, z]: Point,
  {turn = 0, scale = 1}: {readonly turn?: number; readonly scale?: number} = {},
): (point: Point) => Point {
  const [cosine, sine] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return ([px, py, pz]) => [
    x + px * cosine - py * sine,
    y + px * sine + py * cosine,
    z + pz * scale,
  ];
}
