/** A point on the map plane, east and south of its north-west corner. */
export type Point = readonly [x: number, y: number];

/** A polyline. */
export type Chain = readonly Point[];

/** Left, top, right and bottom edge. */
export type Box = readonly [
  left: number,
  top: number,
  right: number,
  bottom: number,
];

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

/** Interpolates linearly between two numbers. */
export function between(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function middle(a: Point, b: Point, t: number): Point {
  return [between(a[0], b[0], t), between(a[1], b[1], t)];
}

/** Smoothstep from 0 at the first edge to 1 at the second; the first may be the larger. */
export function ease(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Returns the value at an index, or 0 beyond the end. */
export function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? 0;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const along = (point[0] - a[0]) * dx + (point[1] - a[1]) * dy;
  const t = square === 0 ? 0 : clamp(along / square);
  return Math.hypot(point[0] - a[0] - t * dx, point[1] - a[1] - t * dy);
}

export function distanceToChain(point: Point, chain: Chain): number {
  let nearest = Infinity;
  for (let index = 1; index < chain.length; index += 1) {
    const [a, b] = [chain[index - 1], chain[index]];
    if (a !== undefined && b !== undefined) {
      nearest = Math.min(nearest, distanceToSegment(point, a, b));
    }
  }
  return nearest;
}

/** The bounding box of points, enlarged by a margin. */
export function measureBox(points: Chain, margin = 0): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [
    Math.min(...xs) - margin,
    Math.min(...ys) - margin,
    Math.max(...xs) + margin,
    Math.max(...ys) + margin,
  ];
}

export function holds([left, top, right, bottom]: Box, point: Point): boolean {
  const [x, y] = point;
  return x >= left && x <= right && y >= top && y <= bottom;
}

export function measureLength(chain: Chain): number {
  return chain.reduce((sum, point, index) => {
    const before = chain[index - 1];
    return before === undefined ? 0 : sum + distance(before, point);
  }, 0);
}

/** The area of a closed ring, positive in either direction. */
export function getArea(ring: Chain): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
