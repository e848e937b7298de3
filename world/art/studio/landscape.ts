import {ease, mix, paint, type Canvas, type Color} from './canvas';
import {field, layered, random, ridged, type Field} from './noise';

export type Ridge = {
  readonly seed: string;
  /** Average distance of the crest from the top, as a fraction of the height. */
  readonly base: number;
  /** Amplitude of the crest, as a fraction of the height. */
  readonly rise: number;
  /** Wavelength of hills, as a fraction of the height. */
  readonly length: number;
  readonly color: Color;
  /** Color of the haze. */
  readonly mist: Color;
  /** Opacity of the haze at the foot, from 0 to 1. */
  readonly misty: number;
  /** Direction of the light: −1 from the left, 1 from the right. */
  readonly from?: number;
  readonly light?: Color;
  /** Height of trees on the crest, as a fraction of the height. */
  readonly trees?: number;
  /** Whether it is jagged rock instead of rounded hills. */
  readonly rocky?: boolean;
  /** Raises or lowers the crest by its position from 0 to 1, as a fraction of the height. */
  readonly bend?: (share: number) => number;
};

/** Returns the height of trees along a crest, as a fraction of their maximum. */
function treeline(seed: string, width: number, size: number): Float32Array {
  const chance = random(`${seed} trees`);
  const tops = new Float32Array(width);
  for (let x = 0; x < width; x += Math.max(1, size * (0.12 + chance() * 0.3))) {
    const height = 0.35 + 0.65 * chance();
    const half = Math.max(2, size * (0.14 + 0.1 * chance()) * height);
    for (let dx = -half; dx <= half; dx += 1) {
      const at = Math.round(x + dx);
      // Branches become wider toward the bottom.
      const slope = 1 - Math.abs(dx) / half;
      const branches = slope + 0.1 * Math.sin(slope * 26);
      tops[at] = Math.max(tops[at] ?? 0, height * Math.max(0, branches));
    }
  }
  return tops;
}

/** Returns the crest's distance from the top at every column, in pixels. */
function getCrest(canvas: Canvas, ridge: Ridge): Float32Array {
  const {width, height} = canvas;
  const {seed, base, rise, length, trees = 0, rocky = false} = ridge;
  const bend = ridge.bend ?? (() => 0);
  const shape: Field = rocky ? ridged(field(seed), 7) : layered(field(seed), 6);
  const tops = trees > 0 ? treeline(seed, width, trees * height) : undefined;
  return Float32Array.from({length: width}, (_, x) => {
    const hill = shape(x / (length * height), 3.7) - (rocky ? 0.55 : 0);
    const wood = (tops?.[x] ?? 0) * trees;
    return (base + bend(x / width) - hill * rise * 2 - wood) * height;
  });
}

/** Paints a range of hills, with light on its slopes and haze at its foot. */
export function paintRidge(canvas: Canvas, ridge: Ridge): void {
  const {height} = canvas;
  const {
    seed,
    color,
    mist,
    misty,
    from = 0,
    light = mist,
    rocky = false,
  } = ridge;
  const crest = getCrest(canvas, ridge);
  const rock = rocky
    ? ridged(field(`${seed} rock`), 5)
    : layered(field(`${seed} rock`), 5);
  const grain = ridge.length * height * 0.22;
  paint(canvas, (x, y) => {
    const top = crest[x] ?? 0;
    if (y < top - 1) {
      return [color, 0];
    }
    const depth = (y - top) / height;
    const here = rock(x / grain, (y - top * 0.6) / grain);
    const slope =
      here - rock((x + 3 * from) / grain, (y - 3 - top * 0.6) / grain);
    const lit = ease(-0.02, 0.09, slope) * (1 - ease(0, 0.24, depth));
    const ground = mix(color, light, lit * 0.45);
    const fog = misty * ease(0, 0.3, depth) + 0.05 * here;
    return [mix(ground, mist, fog), Math.min(1, y - top + 1)];
  });
}

export type Mist = {
  readonly seed: string;
  readonly color: Color;
  /** Vertical center, as a fraction of the height. */
  readonly at: number;
  /** Vertical extent, as a fraction of the height. */
  readonly reach: number;
  readonly strength: number;
};

/** Paints torn mist. */
export function paintMist(canvas: Canvas, mist: Mist): void {
  const {height} = canvas;
  const shape = layered(field(mist.seed), 5);
  const scale = height * 0.35;
  paint(canvas, (x, y) => {
    const away = Math.abs(y / height - mist.at) / mist.reach;
    if (away >= 1) {
      return [mist.color, 0];
    }
    const bent = shape(x / scale / 2, y / scale);
    const torn = ease(-0.35, 0.4, shape(x / scale + bent, (y / scale) * 2.4));
    return [mist.color, mist.strength * torn * (1 - away) ** 1.5];
  });
}

/** Paints water that reflects what is above the shore, distorted by waves. */
export function paintWater(
  canvas: Canvas,
  {
    shore,
    tint,
    seed,
  }: {readonly shore: number; readonly tint: Color; readonly seed: string},
): void {
  const {width, height, pixels} = canvas;
  const copy = pixels.slice();
  const waves = layered(field(seed), 4);
  const edge = Math.round(shore * height);
  paint(canvas, (x, y) => {
    if (y < edge) {
      return [tint, 0];
    }
    const depth = (y - edge) / (height - edge);
    const scale = 6 + 60 * depth;
    const wave = waves(x / (scale * 5), y / scale) * (3 + 26 * depth);
    const row = Math.max(
      0,
      Math.min(edge - 1, edge - 1 - Math.round((y - edge) * 0.96 + wave * 0.6)),
    );
    const column = Math.max(0, Math.min(width - 1, Math.round(x + wave)));
    const at = (row * width + column) * 3;
    const seen: Color = [copy[at] ?? 0, copy[at + 1] ?? 0, copy[at + 2] ?? 0];
    const glint = ease(0.12, 0.4, waves(x / (scale * 4) + 40, y / scale));
    return [
      mix(mix(seen, tint, 0.28 + 0.34 * depth), [255, 232, 196], glint * 0.12),
      1,
    ];
  });
}
