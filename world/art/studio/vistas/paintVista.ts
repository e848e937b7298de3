import {blank, ease, mix, type Canvas, type Color} from '../canvas';
import {field, layered, type Field} from '../noise';
import {paintClouds, paintSky, paintStars} from '../sky';
import {paintWeather} from '../views/weather';
import {paintInStrokes} from './brushwork';
import {createCamera, type Camera} from './camera';
import type {Mesh} from './mesh';
import {normalize, type Point} from './point';
import {paintAurora, paintLamps, paintSmoke} from './effects';
import {rasterize, type Layer} from './raster';
import {shrink} from './shrink';
import {
  addHaze,
  createShader,
  findShadows,
  getOpenness,
  type Shader,
} from './shade';
import type {Vista, Water} from './vista';

/** What is needed to find the color of a pixel. */
type Scene = {
  readonly vista: Vista;
  readonly camera: Camera;
  readonly sky: Canvas;
  readonly mesh: Mesh;
  readonly seen: Layer;
  readonly shade: Shader;
  readonly toSun: Point;
};

/** How many pixels are averaged into one, along each side. */
const DETAIL = 2;

function paintAir({seed, air, light}: Vista, camera: Camera): Canvas {
  const {width, height} = camera;
  const canvas = blank(width, height);
  const horizon = Math.max(0.05, camera.horizon / height);
  paintSky(canvas, {colors: air.sky, horizon});
  if (air.stars === true) {
    paintStars(canvas, {seed, count: 1500, until: horizon * 0.9});
  }
  if (air.aurora !== undefined) {
    paintAurora(canvas, {seed, horizon: camera.horizon, colors: air.aurora});
  }
  if (air.clouds !== undefined) {
    const {color, cover, length = 0.5} = air.clouds;
    [1, 0.6].forEach((share, layer) => {
      paintClouds(canvas, {
        seed: `${seed} clouds ${layer}`,
        color: layer === 0 ? color : mix(color, air.haze, 0.5),
        between: [0.01, Math.min(1, horizon)],
        length: length * (1 + layer * 0.4),
        cover: cover * share,
      });
    });
  }
  const toSun = normalize(light.toSun);
  for (let at = 0; at < width * height; at += 1) {
    const ray = normalize(camera.getRay(at % width, Math.floor(at / width)));
    const toward = Math.max(
      0,
      ray[0] * toSun[0] + ray[1] * toSun[1] + ray[2] * toSun[2],
    );
    const glare = 0.5 * toward ** 12 + 0.5 * toward ** 90;
    for (const channel of [0, 1, 2] as const) {
      const old = canvas.pixels[at * 3 + channel] ?? 0;
      canvas.pixels[at * 3 + channel] =
        old + (air.glare[channel] - old) * glare;
    }
  }
  return canvas;
}

function getPoint(eye: Point, ray: Point, depth: number): Point {
  return [
    eye[0] + ray[0] * depth,
    eye[1] + ray[1] * depth,
    eye[2] + ray[2] * depth,
  ];
}

/** Returns the color of what a layer shows at a pixel, or of the sky. */
function look(
  {vista, camera, sky, mesh, shade, toSun}: Scene,
  layer: Layer,
  [x, y, skyRow]: readonly [number, number, number],
): Color {
  const at = y * camera.width + x;
  const triangle = mesh[layer.ids[at] ?? -1];
  if (triangle === undefined) {
    const row = Math.min(camera.height - 1, Math.max(0, Math.round(skyRow)));
    const from = (row * camera.width + x) * 3;
    return [
      sky.pixels[from] ?? 0,
      sky.pixels[from + 1] ?? 0,
      sky.pixels[from + 2] ?? 0,
    ];
  }
  const depth = 1 / (layer.near[at] ?? 1);
  const ray = camera.getRay(x + 0.5, y + 0.5);
  const point = getPoint(camera.eye, ray, depth);
  const open = getOpenness(layer.near, camera, at);
  const [red, green, blue] = shade(triangle, point);
  const {glow = 0} = triangle.coat;
  const dim = glow + (1 - glow) * open;
  return addHaze([red * dim, green * dim, blue * dim], {
    air: vista.air,
    toSun,
    ray,
    depth,
    height: point[2],
  });
}

/** Returns the color of water at a pixel: what it mirrors, broken by waves, over its own color. */
function lookIntoWater(
  scene: Scene,
  {
    water,
    mirrored,
    waves,
  }: {readonly water: Water; readonly mirrored: Scene; readonly waves: Field},
  [x, y, depth]: readonly [number, number, number],
): Color {
  const {vista, camera, toSun} = scene;
  const ray = camera.getRay(x + 0.5, y + 0.5);
  const point = getPoint(camera.eye, ray, depth);
  const far = Math.min(1, camera.focus / depth / 40);
  const swell =
    waves(point[0] * 0.35, point[1] * 0.9) +
    0.5 * waves(point[0] * 1.3 + 40, point[1] * 3);
  const push =
    water.waves * swell * 26 * (0.25 + 0.75 * far) * (camera.height / 900);
  const column = Math.min(
    camera.width - 1,
    Math.max(0, Math.round(x + push * 0.5)),
  );
  const row = Math.min(camera.height - 1, Math.max(0, Math.round(y + push)));
  const image = look(mirrored, mirrored.seen, [
    column,
    row,
    2 * camera.horizon - row,
  ]);
  const steep = -normalize(ray)[2];
  const clear =
    0.18 + 0.62 * ease(0.02, 0.75, steep + 0.1 * swell * water.waves);
  const wet = mix(image, water.color, clear);
  const lit = wet.map((part) => part * (1 + 0.22 * swell * water.waves));
  return addHaze([lit[0] ?? 0, lit[1] ?? 0, lit[2] ?? 0], {
    air: vista.air,
    toSun,
    ray,
    depth,
    height: 0,
  });
}

/** Builds the scene as it stands upside down in its water. */
function mirror(scene: Scene, level: number): Scene {
  const {camera, mesh, shade} = scene;
  const flip = ([x, y, z]: Point): Point => [x, y, 2 * level - z];
  const seen = rasterize(
    mesh.map(({corners: [a, b, c], coat}) => ({
      corners: [flip(a), flip(b), flip(c)] as const,
      coat,
    })),
    {
      ...camera,
      skips: ({corners}) => corners.every(([, , z]) => z > level - 0.01),
    },
  );
  return {
    ...scene,
    seen,
    shade: (triangle, point) => shade(triangle, flip(point)),
  };
}

/** Returns the distance along a ray to water at a level; infinite for rays that rise. */
function findWater({eye}: Camera, ray: Point, water?: Water): number {
  return water !== undefined && ray[2] < 0
    ? ((water.level ?? 0) - eye[2]) / ray[2]
    : Infinity;
}

function paintThings(canvas: Canvas, scene: Scene): void {
  const {vista, camera, seen} = scene;
  const {water} = vista;
  const mirrored = water && mirror(scene, water.level ?? 0);
  const waves = layered(field(`${vista.seed} waves`), 3);
  for (let at = 0; at < canvas.width * canvas.height; at += 1) {
    const [x, y] = [at % canvas.width, Math.floor(at / canvas.width)];
    const depth = findWater(camera, camera.getRay(x + 0.5, y + 0.5), water);
    const isHidden = 1 / depth <= Math.max(0, seen.near[at] ?? 0);
    const color =
      water === undefined || mirrored === undefined || isHidden
        ? look(scene, seen, [x, y, y])
        : lookIntoWater(scene, {water, mirrored, waves}, [x, y, depth]);
    canvas.pixels.set(color, at * 3);
  }
}

/** Paints a landscape that is built in space: lit, in its air, over its water, then in strokes. */
export function paintVista(
  canvas: Canvas,
  vista: Vista,
  detail = DETAIL,
): void {
  const camera = createCamera(vista.outlook, [
    canvas.width * detail,
    canvas.height * detail,
  ]);
  const mesh = vista.build();
  const seen = rasterize(mesh, camera);
  const scene: Scene = {
    vista,
    camera,
    mesh,
    seen,
    sky: paintAir(vista, camera),
    shade: createShader(vista, camera.eye, findShadows(mesh, vista)),
    toSun: normalize(vista.light.toSun),
  };
  const large = blank(camera.width, camera.height);
  paintThings(large, scene);
  shrink(large, canvas);
  paintSmoke({canvas, camera, seen}, vista.smoke ?? []);
  paintInStrokes(canvas, vista.seed);
  paintLamps({canvas, camera, seen}, vista.lamps ?? []);
  if (vista.weather !== undefined) {
    paintWeather(canvas, vista.weather, vista.seed);
  }
}
