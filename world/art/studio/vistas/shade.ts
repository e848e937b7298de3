import {ease, mix, type Color} from '../canvas';
import {field, layered, type Field} from '../noise';
import {createSunView, type Camera} from './camera';
import type {Mesh, Triangle} from './mesh';
import {dot, getNormal, normalize, subtract, type Point} from './point';
import {rasterize} from './raster';
import type {Air, Vista} from './vista';

/** Side of the shadow map, in pixels. */
const SHADOW_SIZE = 3000;

/** Returns how much of the sunlight reaches a point, from 0 to 1. */
export type Sunlight = (point: Point, normal: Point) => number;

/** Finds what stands in the light of what. */
export function findShadows(
  mesh: Mesh,
  {light, shadows}: Pick<Vista, 'light' | 'shadows'>,
): Sunlight {
  const view = createSunView({toSun: light.toSun, ...shadows}, SHADOW_SIZE);
  const {near} = rasterize(mesh, view);
  const pixel = (2 * shadows.reach) / SHADOW_SIZE;
  return (point, normal) => {
    const lifted: Point = [
      point[0] + normal[0] * pixel * 2.5,
      point[1] + normal[1] * pixel * 2.5,
      point[2] + normal[2] * pixel * 2.5,
    ];
    const [x, y, depth] = view.project(lifted);
    let lit = 0;
    for (const [dx, dy] of [
      [-0.8, -0.3],
      [0.3, -0.8],
      [0.8, 0.3],
      [-0.3, 0.8],
    ] as const) {
      const [column, row] = [Math.floor(x + dx), Math.floor(y + dy)];
      const isInside =
        Math.min(column, row) >= 0 && Math.max(column, row) < SHADOW_SIZE;
      const blocker = isInside
        ? (near[row * SHADOW_SIZE + column] ?? -Infinity)
        : -Infinity;
      lit += blocker > depth + pixel * 1.5 ? 0 : 0.25;
    }
    return lit;
  };
}

/** Returns the normal of a triangle on the side that is seen from a point. */
function getSeenNormal({corners}: Triangle, eye: Point): Point {
  const normal = getNormal(...corners);
  return dot(normal, subtract(eye, corners[0])) < 0
    ? [-normal[0], -normal[1], -normal[2]]
    : normal;
}

/** Returns how the color of a surface varies at a point, over its own plane. */
function getStain(stains: Field, [x, y, z]: Point, normal: Point): number {
  const isLevel = Math.abs(normal[2]) > 0.6;
  const [across, along] = isLevel ? [x, y] : [x + y, z * 1.2];
  return (
    stains(across * 0.8, along * 0.8) +
    stains(across * 0.11, along * 0.11 + z * 0.02)
  );
}

/** Returns how much of the sky's light a glossy surface mirrors toward the eye. */
function getGleam(normal: Point, toEye: Point, toSun: Point): number {
  const facing = dot(normal, toEye);
  const mirrored: Point = [
    2 * facing * normal[0] - toEye[0],
    2 * facing * normal[1] - toEye[1],
    2 * facing * normal[2] - toEye[2],
  ];
  const fresnel = 0.08 + 0.92 * (1 - Math.max(0, facing)) ** 3;
  const spark = Math.max(0, dot(mirrored, toSun)) ** 24;
  return fresnel * ease(-0.15, 0.5, mirrored[2]) + 0.9 * spark;
}

export type Shader = (triangle: Triangle, point: Point) => Color;

/** Creates a function that returns the color of a surface in the light of a scene. */
export function createShader(
  {seed, light}: Pick<Vista, 'light' | 'seed'>,
  eye: Point,
  sunlight: Sunlight,
): Shader {
  const stains: Field = layered(field(`${seed} stains`), 4);
  const toSun = normalize(light.toSun);
  const normals = new Map<Triangle, Point>();
  return (triangle, point) => {
    const normal = normals.get(triangle) ?? getSeenNormal(triangle, eye);
    normals.set(triangle, normal);
    const {color, glow = 0, mottle = 0.3, gloss = 0} = triangle.coat;
    const facing = dot(normal, toSun);
    const sun = facing > 0 ? facing * sunlight(point, normal) : 0;
    const stain = 1 + mottle * getStain(stains, point, normal);
    const ambient = mix(light.below, light.above, normal[2] * 0.5 + 0.5);
    const gleam =
      gloss > 0
        ? gloss * getGleam(normal, normalize(subtract(eye, point)), toSun)
        : 0;
    const lit = (channel: 0 | 1 | 2): number =>
      ((color[channel] * (ambient[channel] + light.sun[channel] * sun)) / 255) *
        stain *
        (1 - glow) +
      color[channel] * glow +
      gleam * light.above[channel] * 1.3;
    return [lit(0), lit(1), lit(2)];
  };
}

/** Returns what the air does to a color at a distance. */
export function addHaze(
  color: Color,
  {
    air,
    toSun,
    ray,
    depth,
    height,
  }: {
    readonly air: Air;
    readonly toSun: Point;
    readonly ray: Point;
    readonly depth: number;
    readonly height: number;
  },
): Color {
  const {haze, glare, reach, mist} = air;
  const low = mist
    ? (Math.exp(-Math.max(0, height) / mist.height) * depth) / mist.reach
    : 0;
  const amount = 1 - Math.exp(-depth / reach - low);
  const toward = Math.max(0, dot(normalize(ray), toSun)) ** 5;
  return mix(color, mix(haze, glare, toward), amount);
}

function isWithin(place: number, size: number): boolean {
  return place >= 0 && place < size;
}

/** How far around a pixel nooks are looked for, in paces. */
const NOOK = 1.6;

/** Returns how open a pixel is to the sky, from 0 to 1, by what rises around it. */
export function getOpenness(
  near: Float32Array,
  {width, height, focus}: Camera,
  at: number,
): number {
  const here = near[at] ?? -Infinity;
  const reach = Math.min(28, NOOK * focus * here);
  if (reach < 1.5) {
    return 1;
  }
  const [x, y] = [at % width, Math.floor(at / width)];
  let closed = 0;
  for (let index = 0; index < 12; index += 1) {
    const turn = index * 2.4 + ((x * 7 + y * 13) % 11);
    const away = reach * (0.25 + (0.75 * index) / 12);
    const column = Math.round(x + Math.cos(turn) * away);
    const row = Math.round(y + Math.sin(turn) * away);
    const isInside = isWithin(column, width) && isWithin(row, height);
    const there = (isInside ? near[row * width + column] : undefined) ?? here;
    const gap = 1 / here - 1 / there;
    closed += ease(0.15, 0.5, gap) * (1 - ease(NOOK * 1.2, NOOK * 3, gap));
  }
  return 1 - (0.6 * closed) / 12;
}
