import {along, ease, mix, paint, type Canvas, type Color} from '../canvas';
import {paintMist} from '../landscape';
import {paintGlow} from '../sky';
import {field, layered, random} from '../noise';

/** The colors of the air under the Shroud, from overhead to street level. */
const SMOKE: readonly Color[] = [
  [22, 20, 22],
  [52, 45, 42],
  [92, 78, 66],
  [64, 54, 48],
];

/** A lamp in the smoke. */
export type Lamp = {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
};

/** Paints smoke in slow folds, darker where it is dense. */
export function paintSmoke(canvas: Canvas, seed: string): void {
  const {width, height} = canvas;
  const folds = layered(field(seed), 6);
  const size = Math.min(width, height) * 0.55;
  paint(canvas, (x, y) => {
    const bent = folds(x / size / 1.6, y / size / 1.2);
    const fold = folds(x / size + bent * 1.3, (y / size) * 1.6 + bent);
    return [
      mix(
        along(SMOKE, y / height),
        [128, 106, 84],
        0.34 * ease(-0.2, 0.5, fold),
      ),
      1,
    ];
  });
}

/** Returns the outline of a row of houses with roofs and gables. */
export function skyline(
  seed: string,
  {
    width,
    base,
    rise,
  }: {readonly width: number; readonly base: number; readonly rise: number},
): string {
  const chance = random(seed);
  let path = `M-20 ${base + 900}V${base}`;
  for (let x = -20; x < width + 40;) {
    const wide = rise * (0.5 + chance() * 0.7);
    const top = base - rise * (0.2 + chance());
    const kind = chance();
    const gable = rise * (0.3 + 0.4 * chance());
    path +=
      kind < 0.55
        ? `L${x} ${top}L${x + wide / 2} ${top - gable}L${x + wide} ${top}`
        : `L${x} ${top}h${wide * 0.2}v${-rise * 0.2}h${rise * 0.12}v${rise * 0.2}L${x + wide} ${top}`;
    x += wide;
  }
  return `${path}V${base + 900}Z`;
}

/** Paints wet cobblestones that reflect lamps, below a height. */
export function paintCobbles(
  canvas: Canvas,
  top: number,
  lamps: readonly Lamp[],
): void {
  const {width, height} = canvas;
  const tones = field('cobbles tones');
  const wet = layered(field('cobbles wet'), 4);
  paint(canvas, (x, y) => {
    if (y < top) {
      return [[0, 0, 0], 0];
    }
    const near = (y - top) / (height - top);
    const row = Math.log(1 + near * 14) * 9;
    const across =
      ((x - width / 2) / (0.16 + near)) * (14 / width) +
      (Math.floor(row) % 2) * 0.5;
    const [u, v] = [across - Math.floor(across), row - Math.floor(row)];
    const stone = 1 - Math.hypot((u - 0.5) * 1.75, (v - 0.5) * 1.8);
    const round = ease(0.02, 0.5, stone);
    const tone = tones(
      Math.floor(across) * 1.37 + 0.4,
      Math.floor(row) * 1.91 + 0.4,
    );
    const light = lamps.reduce((sum, lamp) => {
      const sideways =
        Math.abs(x - lamp.x) / (lamp.reach * (0.34 + 0.5 * near));
      return sum + Math.max(0, 1 - sideways) ** 2.2 * (1.15 - 0.6 * near);
    }, 0);
    const glint =
      light *
      (0.35 + 0.9 * ease(0.1, 0.9, round * (0.75 + tone * 0.5))) *
      (0.8 + 0.6 * wet(x / 60, y / 22));
    const base = 15 + 15 * round + 9 * tone;
    const color: Color = [
      base + 205 * glint * 0.8,
      base * 0.92 + 148 * glint * 0.76,
      base * 0.86 + 82 * glint * 0.7,
    ];
    return [color, ease(0, 0.05, near)];
  });
}

/** Lights the lamps: a wide glow in the smoke, with a small white center. */
export function lightLamps(canvas: Canvas, lamps: readonly Lamp[]): void {
  for (const {x, y, reach} of lamps) {
    paintGlow(canvas, {x, y, reach, color: [255, 176, 92], strength: 0.62});
    paintGlow(canvas, {
      x,
      y,
      reach: reach * 0.3,
      color: [255, 222, 160],
      strength: 0.9,
    });
  }
}

/** Paints low smoke over the street. */
export function paintStreetSmoke(
  canvas: Canvas,
  seed: string,
  at: number,
): void {
  paintMist(canvas, {
    seed,
    color: [112, 94, 76],
    at,
    reach: 0.16,
    strength: 0.5,
  });
}
