import type {Seen} from './camera';
import type {Mesh, Triangle} from './mesh';
import {between, type Point} from './point';

/** Which triangle is seen at each pixel, and how near it is. */
export type Layer = {
  readonly width: number;
  readonly height: number;
  /** Nearness of what is seen; nothing is at minus infinity. */
  readonly near: Float32Array;
  /** Position of the triangle in its mesh; −1 is none. */
  readonly ids: Int32Array;
};

export type RasterView = {
  readonly width: number;
  readonly height: number;
  readonly project: (point: Point) => Seen;
  /** Distance of a point in front of the eye; parts nearer than the limit are cut off. */
  readonly getDepth?: (point: Point) => number;
  /** Whether a triangle is left out. */
  readonly skips?: (triangle: Triangle) => boolean;
};

/** Nearest visible distance, in paces. */
const NEAREST = 0.2;

/** Cuts off what lies behind or too near to the eye. */
function cutNear(
  corners: readonly Point[],
  getDepth: (point: Point) => number,
): Point[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [here, there] = [getDepth(corner), getDepth(next)];
    const kept = here >= NEAREST ? [corner] : [];
    return here >= NEAREST === there >= NEAREST
      ? kept
      : [...kept, between(corner, next, (NEAREST - here) / (there - here))];
  });
}

/** Returns twice the area of the triangle of an edge and a point, negative on its other side. */
function getSide(a: Seen, b: Seen, [x, y]: readonly [number, number]): number {
  return (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
}

/** Enters a triangle where it is nearer than what is there. */
function fill(
  {width, height, near, ids}: Layer,
  [a, b, c]: readonly [Seen, Seen, Seen],
  id: number,
): void {
  const area = getSide(a, b, [c[0], c[1]]);
  if (area === 0 || !Number.isFinite(area)) {
    return;
  }
  const left = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0])));
  const right = Math.min(width - 1, Math.ceil(Math.max(a[0], b[0], c[0])));
  const top = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1])));
  const foot = Math.min(height - 1, Math.ceil(Math.max(a[1], b[1], c[1])));
  for (let y = top; y <= foot; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const toA = getSide(b, c, [x + 0.5, y + 0.5]) / area;
      const toB = getSide(c, a, [x + 0.5, y + 0.5]) / area;
      const toC = 1 - toA - toB;
      const depth = a[2] * toA + b[2] * toB + c[2] * toC;
      const at = y * width + x;
      if (Math.min(toA, toB, toC) >= 0 && depth > (near[at] ?? 0)) {
        near[at] = depth;
        ids[at] = id;
      }
    }
  }
}

/** Finds the nearest triangle at every pixel. */
export function rasterize(
  mesh: Mesh,
  {width, height, project, getDepth, skips}: RasterView,
): Layer {
  const layer = {
    width,
    height,
    near: new Float32Array(width * height).fill(-Infinity),
    ids: new Int32Array(width * height).fill(-1),
  };
  mesh.forEach((triangle, id) => {
    if (skips?.(triangle) === true) {
      return;
    }
    const {corners} = triangle;
    const kept = getDepth ? cutNear(corners, getDepth) : corners;
    const [first, ...rest] = kept.map(project);
    rest.slice(1).forEach((corner, index) => {
      const before = rest[index];
      if (first && before) {
        fill(layer, [first, before, corner], id);
      }
    });
  });
  return layer;
}
