import {ease, mix, shine, type Canvas, type Color} from '../canvas';
import {field, layered, random} from '../noise';
import type {Camera} from './camera';
import type {Layer} from './raster';
import type {Lamp, Smoke} from './vista';

/** Where effects are painted: the picture, and the larger layer that hides them. */
export type Place = {
  readonly canvas: Canvas;
  readonly camera: Camera;
  readonly seen: Layer;
};

/** Calls back for each pixel of a disk in the picture, with its distance from the center from 0 to 1. */
function visitDisk(
  {width, height}: Canvas,
  [left, top, radius]: readonly [number, number, number],
  paintAt: (at: number, away: number) => void,
): void {
  const [from, to] = [
    Math.max(0, Math.ceil(top - radius)),
    Math.min(height - 1, top + radius),
  ];
  for (let y = from; y <= to; y += 1) {
    const half = Math.sqrt(Math.max(0, radius * radius - (y - top) ** 2));
    const end = Math.min(width - 1, left + half);
    for (let x = Math.max(0, Math.ceil(left - half)); x <= end; x += 1) {
      paintAt(y * width + x, Math.hypot(x - left, y - top) / radius);
    }
  }
}

/** Adds the glow of lamps that nothing hides. */
export function paintLamps(
  {canvas, camera, seen}: Place,
  lamps: readonly Lamp[],
): void {
  const detail = camera.width / canvas.width;
  for (const {at, reach, color} of lamps) {
    const [x, y, near] = camera.project(at);
    const isSeen =
      camera.getDepth(at) > 0.5 &&
      (seen.near[Math.round(y) * camera.width + Math.round(x)] ?? 0) <
        near * 1.04;
    const radius = Math.max(2, (reach * near * camera.focus) / detail);
    visitDisk(
      canvas,
      [x / detail, y / detail, isSeen ? radius : 0],
      (index, away) => {
        const strength =
          0.6 * (1 - away) ** 3 + 0.6 * (1 - ease(0, 0.22, away));
        for (const channel of [0, 1, 2] as const) {
          const old = canvas.pixels[index * 3 + channel] ?? 0;
          canvas.pixels[index * 3 + channel] =
            255 - ((255 - old) * (255 - color[channel] * strength)) / 255;
        }
      },
    );
  }
}

/** Paints smoke in puffs that widen and thin as they rise. */
export function paintSmoke(
  {canvas, camera, seen}: Place,
  smokes: readonly Smoke[],
): void {
  const detail = camera.width / canvas.width;
  const torn = layered(field('torn smoke'), 4);
  smokes.forEach(({at, tall, wide, drift, color, dense = 0.5}, order) => {
    const chance = random(`smoke ${order}`);
    for (let puff = 0; puff < 70; puff += 1) {
      const up = puff / 70;
      const sway =
        Math.sin(up * 6 + order) * wide * 0.25 + (chance() - 0.5) * wide * up;
      const [x, y, near] = camera.project([
        at[0] + sway + drift * up ** 1.4,
        at[1],
        at[2] + tall * up,
      ]);
      const radius =
        ((wide * (0.12 + 0.5 * up) * near * camera.focus) / detail) *
        (0.7 + 0.6 * chance());
      const light = 0.9 + 0.2 * chance();
      visitDisk(canvas, [x / detail, y / detail, radius], (index, away) => {
        const [px, py] = [
          index % canvas.width,
          Math.floor(index / canvas.width),
        ];
        const behind = seen.near[py * detail * camera.width + px * detail] ?? 0;
        const cover =
          behind > near
            ? 0
            : dense *
              0.3 *
              (1 - up) ** 0.8 *
              (1 - away * away) ** 2 *
              (1 + torn(px / 40, py / 40));
        for (const channel of [0, 1, 2] as const) {
          const old = canvas.pixels[index * 3 + channel] ?? 0;
          canvas.pixels[index * 3 + channel] =
            old +
            (color[channel] * light - old) * Math.max(0, Math.min(1, cover));
        }
      });
    }
  });
}

/** Paints curtains of northern lights down to the horizon. */
export function paintAurora(
  canvas: Canvas,
  {
    seed,
    horizon,
    colors,
  }: {
    readonly seed: string;
    readonly horizon: number;
    readonly colors: readonly Color[];
  },
): void {
  const bend = layered(field(`${seed} curtains`), 3);
  const rays = layered(field(`${seed} rays`), 4);
  const [low = [120, 255, 190], high = [110, 120, 220]] = colors;
  const {width} = canvas;
  const curtains = [0.38, 0.58, 0.8].map((share, index) =>
    Float32Array.from(
      {length: width},
      (_, x) =>
        horizon *
        (share + 0.34 * bend((x / width) * 2.6 + index * 3, index * 5.1)),
    ),
  );
  shine(canvas, (x, y) => {
    let light = 0;
    let height = 0;
    curtains.forEach((foot, index) => {
      const up = ((foot[x] ?? 0) - y) / (horizon * (0.55 - index * 0.08));
      const ray =
        0.55 + 0.75 * rays((x / width) * 46 + index * 9, index * 2 + y / width);
      const strength = up < 0 ? Math.exp(up * 30) : Math.exp(-up * 3.4);
      light += Math.max(0, strength * ray) * (0.62 - index * 0.1);
      height = Math.max(height, Math.min(1, up));
    });
    return [
      mix(low, high, Math.max(0, height) * 1.2),
      y > horizon ? 0 : Math.min(0.85, light),
    ];
  });
}
