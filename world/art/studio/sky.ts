import {
  along,
  ease,
  mix,
  paint,
  shine,
  type Canvas,
  type Color,
} from './canvas';
import {field, layered, random} from './noise';

/** The colors of a sky from top to horizon. */
export type Sky = {
  readonly colors: readonly Color[];
  /** Vertical position of the horizon, as a fraction of the height. */
  readonly horizon: number;
};

export function paintSky(canvas: Canvas, {colors, horizon}: Sky): void {
  paint(canvas, (_, y) => [along(colors, y / (canvas.height * horizon)), 1]);
}

export type Clouds = {
  readonly seed: string;
  readonly color: Color;
  /** Top and bottom of the clouds, as fractions of the height. */
  readonly between: readonly [number, number];
  /** Length of a cloud bank, as a fraction of the height. */
  readonly length: number;
  /** Cloud cover from 0 to 1. */
  readonly cover: number;
};

/** Paints elongated cloud banks. */
export function paintClouds(canvas: Canvas, clouds: Clouds): void {
  const {color, between, length, cover} = clouds;
  const shape = layered(field(clouds.seed), 6);
  const [top, foot] = between.map((share) => share * canvas.height);
  const scale = length * canvas.height;
  paint(canvas, (x, y) => {
    const bent = shape(x / scale / 3, y / scale) * 0.8;
    const value = shape(x / scale + bent, (y / scale) * 3.2);
    const depth =
      ease(top ?? 0, (top ?? 0) + scale / 2, y) *
      (1 - ease((foot ?? 0) - scale / 2, foot ?? 0, y));
    return [color, depth * ease(0.5 - cover, 1.05 - cover, value + 0.35) * 0.9];
  });
}

/** Paints stars, few of them bright, down to a height given as a fraction. */
export function paintStars(
  canvas: Canvas,
  {
    seed,
    count,
    until,
  }: {readonly seed: string; readonly count: number; readonly until: number},
): void {
  const {width, height} = canvas;
  const chance = random(seed);
  const light = new Float32Array(width * height);
  for (let star = 0; star < count; star += 1) {
    const x = Math.floor(chance() * width);
    const y = Math.floor(chance() ** 1.5 * height * until);
    const brightness = chance() ** 6 * 0.9 + 0.12;
    light[y * width + x] = brightness;
    if (brightness > 0.45) {
      for (const beside of [1, -1, width, -width]) {
        light[y * width + x + beside] = brightness * 0.35;
      }
    }
  }
  shine(canvas, (x, y) => [[255, 246, 226], light[y * width + x] ?? 0]);
}

export type Moon = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly color: Color;
  /** Illuminated fraction: 0 new, 0.5 half, 1 full. */
  readonly lit: number;
  /** Whether it is waning, so that the other side is lit. */
  readonly wanes?: boolean;
  /** Radius of its glow, in radii of the moon. */
  readonly halo: number;
};

/** Returns how much sunlight reaches a point on the moon. */
function computeSunlight(dx: number, dy: number, lit: number): number {
  const edge = Math.sqrt(Math.max(0, 1 - dy * dy));
  return ease(-0.05, 0.05, dx - edge * (1 - 2 * lit));
}

/** Paints a moon with its maria and glow. */
export function paintMoon(canvas: Canvas, moon: Moon): void {
  const {x: left, y: top, radius, color, lit, halo, wanes = false} = moon;
  const seas = layered(field(`seas ${radius}`), 4);
  shine(canvas, (x, y) => {
    const away = Math.hypot(x - left, y - top) / radius;
    return [
      color,
      away > halo ? 0 : 0.5 * (1 - away / halo) ** 3 * (0.3 + 0.7 * lit),
    ];
  });
  paint(canvas, (x, y) => {
    const dx = (x - left) / radius;
    const dy = (y - top) / radius;
    const away = Math.hypot(dx, dy);
    if (away > 1.05) {
      return [color, 0];
    }
    const shade = 1 - 0.16 * ease(0, 0.35, seas(dx * 1.6, dy * 1.6));
    const limb = 1 - 0.25 * away ** 4;
    const face = mix([0, 0, 0], color, shade * limb);
    return [
      face,
      computeSunlight(wanes ? -dx : dx, dy, lit) * (1 - ease(0.97, 1.03, away)),
    ];
  });
}

/** Paints the glow of a lamp in smoke. */
export function paintGlow(
  canvas: Canvas,
  glow: {
    readonly x: number;
    readonly y: number;
    readonly reach: number;
    readonly color: Color;
    readonly strength: number;
  },
): void {
  const smoke = layered(field(`glow ${glow.x}`), 4);
  shine(canvas, (x, y) => {
    const away = Math.hypot(x - glow.x, y - glow.y) / glow.reach;
    if (away >= 1) {
      return [glow.color, 0];
    }
    const torn = 0.8 + 0.5 * smoke((x / glow.reach) * 4, (y / glow.reach) * 4);
    return [glow.color, glow.strength * (1 - away) ** 3 * torn];
  });
}
