import sharp from 'sharp';
import type {Random} from './noise';

/** RGB values from 0 to 255. */
export type Color = readonly [number, number, number];

/** A picture that is being painted. */
export type Canvas = {
  readonly width: number;
  readonly height: number;
  /** RGB values of each pixel, row by row. */
  readonly pixels: Float32Array;
};

/** Returns the color at a point, and its opacity. */
export type Brush = (
  x: number,
  y: number,
) => readonly [color: Color, cover: number];

export function blank(width: number, height: number): Canvas {
  return {width, height, pixels: new Float32Array(width * height * 3)};
}

/** Interpolates between two colors. */
export function mix(a: Color, b: Color, t: number): Color {
  const part = Math.min(1, Math.max(0, t));
  return [
    a[0] + (b[0] - a[0]) * part,
    a[1] + (b[1] - a[1]) * part,
    a[2] + (b[2] - a[2]) * part,
  ];
}

/** Interpolates along a list of colors at equal distances. */
export function along(colors: readonly Color[], t: number): Color {
  const last = colors.length - 1;
  const position = Math.min(0.9999, Math.max(0, t)) * last;
  const index = Math.floor(position);
  const from = colors[index] ?? [0, 0, 0];
  return mix(from, colors[index + 1] ?? from, position - index);
}

/** Smoothstep from 0 at one edge to 1 at the other. */
export function ease(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Paints every pixel with a brush. */
export function paint({width, height, pixels}: Canvas, brush: Brush): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [color, cover] = brush(x, y);
      if (cover > 0) {
        const at = (y * width + x) * 3;
        for (const channel of [0, 1, 2] as const) {
          const old = pixels[at + channel] ?? 0;
          pixels[at + channel] = old + (color[channel] - old) * cover;
        }
      }
    }
  }
}

/** Adds light to every pixel, which never makes it darker. */
export function shine(canvas: Canvas, brush: Brush): void {
  const {width, pixels} = canvas;
  paint(canvas, (x, y) => {
    const [color, strength] = brush(x, y);
    if (strength <= 0) {
      return [color, 0];
    }
    const at = (y * width + x) * 3;
    const lit = (channel: 0 | 1 | 2): number => {
      const old = pixels[at + channel] ?? 0;
      return 255 - ((255 - old) * (255 - color[channel] * strength)) / 255;
    };
    return [[lit(0), lit(1), lit(2)], 1];
  });
}

/** Returns the RGB bytes of a picture. */
export function getBytes({pixels}: Canvas): Buffer {
  return Buffer.from(Uint8ClampedArray.from(pixels));
}

/** The texture of a drawing: a brightness factor at each point. */
export type Matter = (x: number, y: number) => number;

/** Draws SVG over the picture, optionally with a texture. */
export async function overlay(
  canvas: Canvas,
  drawing: string,
  matter?: Matter,
): Promise<void> {
  const {width, height} = canvas;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  paint(canvas, (x, y) => {
    const at = (y * width + x) * 4;
    const cover = (data[at + 3] ?? 0) / 255;
    const light = cover > 0 && matter !== undefined ? matter(x, y) : 1;
    const channel = (offset: number): number =>
      Math.min(255, (data[at + offset] ?? 0) * light);
    return [[channel(0), channel(1), channel(2)], cover];
  });
}

/** Finishes a picture with darker corners, and with grain, which prevents banding in gradients. */
export function finish(canvas: Canvas, chance: Random): void {
  const {width, height, pixels} = canvas;
  const reach = Math.hypot(width, height) / 2;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const distance = Math.hypot(x - width / 2, y - height / 2) / reach;
      const light = 1 - 0.34 * ease(0.45, 1.05, distance);
      const grain = (chance() + chance() - 1) * 7;
      const at = (y * width + x) * 3;
      for (const channel of [0, 1, 2]) {
        pixels[at + channel] = (pixels[at + channel] ?? 0) * light + grain;
      }
    }
  }
}

/** Writes the picture to a file, in the format of its extension. */
export async function write(canvas: Canvas, file: string): Promise<void> {
  const {width, height} = canvas;
  await sharp(getBytes(canvas), {raw: {width, height, channels: 3}})
    .jpeg({quality: 84, mozjpeg: true})
    .toFile(file);
}
