import {shine, type Canvas, type Color} from '../canvas';
import {random} from '../noise';

/** Kinds of precipitation. */
export type Weather = 'ash' | 'rain' | 'snow' | 'sparks';

type Fall = {
  /** Number of particles per million pixels. */
  readonly many: number;
  /** Length of particles in pixels, from the nearest to the farthest. */
  readonly long: readonly [number, number];
  /** Sideways drift relative to the fall. */
  readonly drift: number;
  readonly color: Color;
  readonly strength: number;
};

const FALLS: Readonly<Record<Weather, Fall>> = {
  snow: {
    many: 1500,
    long: [3.4, 1],
    drift: 0.3,
    color: [255, 255, 255],
    strength: 0.75,
  },
  rain: {
    many: 1700,
    long: [34, 12],
    drift: -0.22,
    color: [200, 214, 224],
    strength: 0.26,
  },
  ash: {
    many: 700,
    long: [3, 1],
    drift: 0.5,
    color: [200, 180, 160],
    strength: 0.4,
  },
  sparks: {
    many: 260,
    long: [3, 1],
    drift: -0.4,
    color: [255, 176, 90],
    strength: 0.9,
  },
};

/** Draws precipitation over the whole picture. */
export function paintWeather(
  canvas: Canvas,
  weather: Weather,
  seed: string,
): void {
  const {width, height} = canvas;
  const {many, long, drift, color, strength} = FALLS[weather];
  const chance = random(`${seed} ${weather}`);
  const light = new Float32Array(width * height);
  const count = (many * width * height) / 1_000_000;
  for (let flake = 0; flake < count; flake += 1) {
    const [left, top] = [chance() * width, chance() * height];
    const far = chance() ** 0.6;
    const length = long[0] + (long[1] - long[0]) * far;
    const wide = length > 8 ? 1 : Math.max(1, Math.round(length));
    for (let step = 0; step < length; step += 1) {
      for (let side = 0; side < wide; side += 1) {
        const x = Math.round(left + step * drift) + side;
        const y = Math.round(top + step);
        if (x >= 0 && x < width && y < height) {
          light[y * width + x] = strength * (1 - far * 0.7);
        }
      }
    }
  }
  shine(canvas, (x, y) => [color, light[y * width + x] ?? 0]);
}
