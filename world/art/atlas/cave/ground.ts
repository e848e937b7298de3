import {holds, type HoldKind} from '../layout/underworld';
import {blend, lit, type Color} from '../picture/color';
import {distanceField} from '../picture/distanceField';
import type {Bitmap} from '../picture/base';
import {CAVE_SIZE, growCaves} from '../shape/caves';
import {getDepth} from '../shape/depth';
import {getFrame, sample, interpolateValue, type Grid} from '../shape/grid';
import {chance, layered, noise} from '../shape/noise';
import {at, clamp, ease, type Point} from '../../../../scripts/drawing/vector';

/** The cave grid of the Underworld, with distances to rock and to caves. */
export type Hollow = {
  readonly open: Grid;
  readonly toRock: Grid;
  readonly toCave: Grid;
};

const rough = noise('cave walls');
const strata = layered('strata', {wave: 90, octaves: 4});
const blotch = layered('cave paper', {wave: 300, octaves: 3});
const [fiber, hills] = [noise('fiber'), noise('hills above')];

const SKY: Color = [233, 221, 191];
const ROCK: readonly [Color, Color] = [
  [183, 161, 124],
  [101, 86, 74],
];
const FLOOR: Color = [243, 231, 200];
const WALL: Color = [62, 47, 36];
const QUIET: Color = [24, 21, 24];

/** The color of the light in each kind of hold. */
const lights: Readonly<Record<HoldKind, Color>> = {
  smiths: [240, 150, 76],
  haulers: [232, 176, 104],
  growers: [168, 196, 120],
  city: [246, 206, 120],
  stair: [196, 186, 196],
};

/** Returns the height of the surface above a position, in units. */
export function createGround(x: number): number {
  return 146 + 9 * hills(x / 150, 3) + 4 * hills(x / 40, 9);
}

/** Generates the caves, with roughened walls. */
export function hollowOut(): Hollow {
  const caves = growCaves();
  const frame = getFrame([0, 0], CAVE_SIZE, 1);
  const open = sample(frame, ([x, y]) => {
    const jag = 0.16 * rough(x / 9, y / 9) + 0.08 * rough(x / 3, y / 3);
    return interpolateValue(caves, [x, y]) + jag;
  });
  const isOpen = (cell: number): boolean => at(open.values, cell) > 0.5;
  return {
    open,
    toRock: distanceField(open, (cell) => !isOpen(cell)),
    toCave: distanceField(open, isOpen),
  };
}

function computeLight([x, y]: Point, color: Color): Color {
  let shown = color;
  for (const {
    at: [left, top],
    reach,
    kind,
  } of holds) {
    const away = Math.hypot((x - left) / reach[0], (y - top) / reach[1]);
    shown = blend(shown, lights[kind], 0.62 * ease(1.35, 0.1, away));
  }
  return shown;
}

function computeRock({toCave}: Hollow, [x, y]: Point): Color {
  const deep = clamp(getDepth(y) / 7000);
  const bent = y + 16 * strata(x / 3, y / 3);
  const layers = 1 + 0.09 * strata(x / 5, bent * 2.2);
  const stone = lit(blend(ROCK[0], ROCK[1], deep), layers);
  const edge = Math.exp(-interpolateValue(toCave, [x, y]) / 9);
  return blend(stone, WALL, 0.34 * edge);
}

function findCave({toRock}: Hollow, place: Point): Color {
  const dusk = lit(FLOOR, 1 - 0.24 * clamp(getDepth(place[1]) / 7000));
  const edge = Math.exp(-interpolateValue(toRock, place) / 5);
  return blend(computeLight(place, dusk), WALL, 0.42 * edge);
}

function mixColor(hollow: Hollow, place: Point): Color {
  const [x, y] = place;
  if (y < createGround(x)) {
    return SKY;
  }
  const isOpen = interpolateValue(hollow.open, place) > 0.5;
  const plain = isOpen ? findCave(hollow, place) : computeRock(hollow, place);
  const quiet = ease(880, 965, y + 14 * strata(x, y));
  return blend(plain, QUIET, quiet * (isOpen ? 0.94 : 0.72));
}

/** Adds the texture of old paper, darker toward the edges. */
function aged([x, y]: Point, color: Color): Color {
  const [width, height] = CAVE_SIZE;
  const rim = ease(0, 150, Math.min(x, width - x, y, height - y));
  const paper = 1 + 0.03 * fiber(x / 2.2, y / 2.2) + 0.05 * blotch(x, y);
  return lit(color, paper * (0.82 + 0.18 * rim));
}

/** Paints rock, caves and sky, one pixel per unit. */
export function paintGround(hollow: Hollow): Bitmap {
  const {width, height} = hollow.open;
  const bytes = new Uint8ClampedArray(width * height * 3);
  const grain = chance('grain of the Underworld');
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const place: Point = [column + 0.5, row + 0.5];
      const dust = 1 + 0.04 * (grain() - 0.5);
      const color = lit(aged(place, mixColor(hollow, place)), dust);
      bytes.set(color, (row * width + column) * 3);
    }
  }
  return {width, height, bytes};
}
