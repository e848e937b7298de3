import {shroud} from '../layout/campaigns';
import {territories} from '../layout/territories';
import {interpolateValue} from '../shape/grid';
import {chance, layered, noise} from '../shape/noise';
import {
  at,
  between,
  clamp,
  distance,
  ease,
  type Point,
} from '../../../../scripts/drawing/vector';
import {blend, fromChart, lit, type Color} from './color';
import type {Relief} from './relief';
import {inWorld, type Sheet} from './sheet';
import type {Style} from './styles';

/** The data from which the ground of a map is painted. */
export type Subject = {
  readonly sheet: Sheet;
  readonly relief: Relief;
  readonly style: Style;
  /** The center of the Shroud. */
  readonly smoke: Point;
};

/** An image as RGB bytes. */
export type Bitmap = {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8ClampedArray;
};

const brush = layered('brush', {wave: 34, octaves: 3});
const wash = layered('wash', {wave: 150, octaves: 3});
const stain = layered('stain', {wave: 375, octaves: 3});
const smokes = layered('smoke', {wave: 46, octaves: 4});
const [fiber, mottle] = [noise('fiber'), noise('mottle')];

const SMOKE: Color = [104, 98, 100];
const GLASS: Color = [58, 60, 66];
const SHROUD_REACH = Math.max(...shroud.rings.map(({reach}) => reach));
const UNCLAIMED = territories.findIndex(({id}) => id === 'unclaimed');

/** A point in units of the sheet, and in world coordinates. */
type Spot = {readonly unit: Point; readonly place: Point};

/** Shades the ground for light from the north-west. */
function getLight({relief, sheet, style}: Subject, {place}: Spot): number {
  const step = 1 / sheet.frame.scale;
  const [x, y] = place;
  const {height} = relief;
  const across =
    interpolateValue(height, [x + step, y]) -
    interpolateValue(height, [x - step, y]);
  const down =
    interpolateValue(height, [x, y + step]) -
    interpolateValue(height, [x, y - step]);
  const finer = (sheet.frame.scale / 0.8) ** 0.7;
  return clamp(1 + (across + down) * 8.3 * finer * style.shade, 0.5, 1.24);
}

/** Adds the territory's tint, strongest along borders and coasts. */
function tinted(subject: Subject, {place}: Spot, color: Color): Color {
  const {relief, sheet, style} = subject;
  const {owner} = relief;
  const column = Math.floor((place[0] - owner.corner[0]) * owner.scale);
  const row = Math.floor((place[1] - owner.corner[1]) * owner.scale);
  const number = at(owner.values, row * owner.width + column);
  const tint = territories[number]?.tint;
  if (tint === undefined) {
    return color;
  }
  const border = Math.exp(
    -interpolateValue(relief.toBorder, place) / 9 / sheet.pen,
  );
  const shore = Math.exp(
    -interpolateValue(relief.toWater, place) / 10 / sheet.pen,
  );
  const [all, edge] = style.tint;
  const faint = number === UNCLAIMED ? 0.4 : 1;
  const strength = faint * (all + edge * border + edge * 0.4 * shore);
  const pigment: Color = [
    (tint[0] * color[0] * 0.55) / 205 + tint[0] * 0.45,
    (tint[1] * color[1] * 0.55) / 205 + tint[1] * 0.45,
    (tint[2] * color[2] * 0.55) / 205 + tint[2] * 0.45,
  ];
  const glass = number === UNCLAIMED ? getGlass(place) : 0;
  const inked = blend(color, pigment, clamp(strength, 0, 0.85));
  return blend(inked, GLASS, glass * shore * 0.75);
}

/** Returns how much of the shore is black glass, which surrounds the bight. */
function getGlass([x, y]: Point): number {
  return ease(2640, 2520, x) * ease(2250, 2330, x) * ease(820, 900, y);
}

function landColor(subject: Subject, spot: Spot): Color {
  const {relief, style, sheet} = subject;
  const [x, y] = spot.place;
  const height = interpolateValue(relief.height, spot.place);
  const warmth = interpolateValue(relief.warmth, spot.place);
  const wetness =
    interpolateValue(relief.wetness, spot.place) + 0.1 * brush(x, y);
  const grown = fromChart(
    style.land,
    warmth + 0.05 * brush(x / 2, y / 2),
    wetness,
  );
  const bare = blend(grown, style.rock, 0.75 * ease(0.3, 0.62, height));
  const cold = ease(0.5, 0.72, height + 0.34 * (0.32 - warmth));
  const ground = lit(blend(bare, style.snow, cold), getLight(subject, spot));
  const shown = tinted(subject, spot, ground);
  const edge = interpolateValue(relief.toWater, spot.place) / sheet.pen;
  return lit(shown, 1 - 0.3 * Math.exp(-edge / 2.6));
}

function waterColor(subject: Subject, spot: Spot): Color {
  const {relief, style, sheet} = subject;
  const [x, y] = spot.place;
  const away = interpolateValue(relief.toLand, spot.place);
  const miles = away / sheet.frame.scale;
  const depth = ease(0, 265, miles + 32 * wash(x, y));
  const sea = blend(style.shallow, style.deep, depth);
  const cold = blend(sea, style.ice, 0.5 * ease(360, 40, y));
  const waves = lit(cold, 1 + 0.035 * brush(x / 3, y / 0.5));
  return blend(waves, style.surf, 0.34 * Math.exp(-away / 9 / sheet.pen));
}

/** Adds smoke around the center of the Shroud. */
function shrouded(subject: Subject, {place}: Spot, color: Color): Color {
  const away = distance(place, subject.smoke);
  if (away > SHROUD_REACH * 1.5) {
    return color;
  }
  const torn = away + 26 * smokes(place[0], place[1]);
  const thick = 1 - ease(18, SHROUD_REACH * 1.02, torn);
  const billow = 0.86 + 0.24 * smokes(place[0] * 2, place[1] * 2);
  return blend(
    color,
    lit(SMOKE, subject.style.lamps ? 0.5 : billow),
    thick * 0.62,
  );
}

/** Adds the texture of old paper: fibers, stains, and darker edges. */
function aged(subject: Subject, {unit, place}: Spot, color: Color): Color {
  const {frame} = subject.sheet;
  const [x, y] = unit;
  const rim = Math.min(x, frame.width - x, y, frame.height - y);
  const inner = ease(0, Math.min(260, frame.width / 7), rim);
  const paper =
    1 +
    0.03 * fiber(x / 2.2, y / 2.2) +
    0.022 * mottle(x / 7, y / 7) +
    0.05 * stain(place[0], place[1]);
  const [red, green, blue] = lit(color, paper * between(0.8, 1, inner));
  return [
    red * 1.012,
    green * 0.992 * between(0.97, 1, inner),
    blue * 0.955 * between(0.92, 1, inner),
  ];
}

function mixColor(subject: Subject, spot: Spot): Color {
  const isLand = interpolateValue(subject.relief.height, spot.place) > 0;
  const plain = isLand ? landColor(subject, spot) : waterColor(subject, spot);
  return aged(subject, spot, shrouded(subject, spot, plain));
}

/** Paints land and sea, one pixel per unit of the sheet. */
export function paintBase(subject: Subject): Bitmap {
  const {frame, id} = subject.sheet;
  const {width, height} = frame;
  const bytes = new Uint8ClampedArray(width * height * 3);
  const grain = chance(`grain of ${id}`);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const unit: Point = [column + 0.5, row + 0.5];
      const place = inWorld(subject.sheet, unit);
      const dust = 1 + 0.03 * (grain() - 0.5);
      const color = lit(mixColor(subject, {unit, place}), dust);
      bytes.set(color, (row * width + column) * 3);
    }
  }
  return {width, height, bytes};
}
