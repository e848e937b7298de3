import {interpolateValue} from '../shape/grid';
import {chance, layered} from '../shape/noise';
import {between, ease, type Point} from '../../../../scripts/drawing/vector';
import {hill, mountain} from './mountain';
import {getWood} from './plants';
import type {Relief} from './relief';
import type {Room} from './room';
import {inWorld, type Sheet} from './sheet';
import type {Style} from './styles';
import {digits, element} from '../../../../scripts/drawing/svg';

/** What determines where glyphs are placed. */
export type Scatter = {
  readonly sheet: Sheet;
  readonly relief: Relief;
  readonly style: Style;
  readonly room: Room;
  /** Distance of a point from the nearest river or road, in units. */
  readonly toLines: (point: Point) => number;
};

/** A glyph, and the vertical position of its foot, by which glyphs are stacked. */
type Glyph = {readonly foot: number; readonly drawing: string};

type Spot = {
  readonly point: Point;
  readonly place: Point;
  readonly height: number;
  readonly rock: number;
};

const woods = layered('woods', {wave: 135, octaves: 3});

/** Lists random points on land, with the properties of the ground there. */
function listSpots(
  {sheet, relief}: Scatter,
  count: number,
  random: () => number,
): readonly Spot[] {
  const {width, height} = sheet.frame;
  const spots: Spot[] = [];
  for (let index = 0; index < count; index += 1) {
    const point: Point = [random() * width, random() * height];
    const place = inWorld(sheet, point);
    const ground = interpolateValue(relief.height, place);
    if (ground > 0.012) {
      const rock = interpolateValue(relief.rock, place);
      spots.push({point, place, height: ground, rock});
    }
  }
  return spots;
}

/** The inner line of the frame, in units from the edge. */
const FRAME = 36;

/** Whether a glyph of some height and half width is whole inside the frame. */
function isWhole({frame}: Sheet, [x, y]: Point, size: number): boolean {
  return (
    y - size * 1.8 > FRAME &&
    y < frame.height - FRAME &&
    x - size * 1.2 > FRAME &&
    x + size * 1.2 < frame.width - FRAME
  );
}

function isOpen(scatter: Scatter, [x, y]: Point, reach: number): boolean {
  const {room, toLines, sheet} = scatter;
  return (
    isWhole(sheet, [x, y], reach) &&
    room.isClear([x, y - reach / 2], 3) &&
    toLines([x, y]) > 4 * sheet.pen
  );
}

/** Draws mountains along the ranges, the highest first. */
function mountains(scatter: Scatter): readonly Glyph[] {
  const {sheet, relief, style, room} = scatter;
  const random = chance(`mountains of ${sheet.id}`);
  const area = (sheet.frame.width * sheet.frame.height) / 3_600_000;
  const steep = listSpots(scatter, 60_000 * area, random)
    .filter(({rock}) => rock > 0.17)
    .toSorted((a, b) => b.rock - a.rock);
  return steep.flatMap(({point, place, rock}): readonly Glyph[] => {
    const grown = between(6.5, 19.5, ease(0.17, 0.6, rock));
    const size = grown * sheet.pen * (0.8 + random() * 0.4);
    if (!isOpen(scatter, point, size) || !room.place(point, size * 1.02)) {
      return [];
    }
    const stand = {
      at: point,
      size,
      warmth: interpolateValue(relief.warmth, place),
    };
    const drawing =
      rock > 0.23
        ? mountain(stand, style, random)
        : hill({...stand, size: size * 0.8}, style);
    return [{foot: point[1], drawing}];
  });
}

function hills(scatter: Scatter): readonly Glyph[] {
  const {sheet, style, room} = scatter;
  const random = chance(`hills of ${sheet.id}`);
  const area = (sheet.frame.width * sheet.frame.height) / 3_600_000;
  return listSpots(scatter, 6000 * area, random).flatMap(
    ({point, rock, height}): readonly Glyph[] => {
      const rolling = height > 0.15 && rock > 0.05 && rock <= 0.19;
      const free = rolling && isOpen(scatter, point, 8);
      return free && room.place(point, 11 * sheet.pen)
        ? [
            {
              foot: point[1],
              drawing: hill(
                {
                  at: point,
                  size: (5 + random() * 3) * sheet.pen,
                  warmth: 0,
                },
                style,
              ),
            },
          ]
        : [];
    },
  );
}

/** Draws clumps of trees where it is wet, but not on ice or rock. */
function trees(scatter: Scatter): readonly Glyph[] {
  const {sheet, relief, room} = scatter;
  const random = chance(`trees of ${sheet.id}`);
  const area = (sheet.frame.width * sheet.frame.height) / 3_600_000;
  const size = 0.75 + 0.25 * sheet.pen;
  return listSpots(scatter, 90_000 * area, random).flatMap(
    ({point, place, rock, height}): readonly Glyph[] => {
      const warmth = interpolateValue(relief.warmth, place);
      const clump = 0.55 * woods(place[0], place[1]);
      const dense =
        interpolateValue(relief.wetness, place) +
        clump -
        0.9 * ease(0.16, 0.1, warmth);
      const grows = dense > 0.6 && rock < 0.2 && height > 0.02;
      if (
        !grows ||
        !isOpen(scatter, point, 6) ||
        !room.place(point, 6.3 * size)
      ) {
        return [];
      }
      // No two trees beside each other are the same: they vary in width, height and direction.
      const wide = size * (0.86 + 0.28 * random());
      const use = element('use', {
        href: `#${getWood(warmth)}${Math.floor(random() * 3)}`,
        transform: `translate(${digits(point[0])} ${digits(point[1])}) scale(${digits(random() < 0.5 ? -wide : wide)} ${digits(size * (0.82 + 0.36 * random()))})`,
      });
      return [{foot: point[1], drawing: use}];
    },
  );
}

/** Returns a small mark for open ground: dunes, ice, or grass. */
function getMark(warmth: number, wetness: number): string | undefined {
  if (warmth > 0.5 && wetness < 0.3) {
    return 'm-6 0q3 -4 6 0q3 -3.4 6 .4m-8 2.6h.4m5 0h.4';
  }
  if (warmth < 0.15) {
    return 'm-5 0l3 -1.6l3 1.2l4 -1.4';
  }
  return wetness < 0.62 ? 'm-2 0l-1 -3m2.4 3v-3.6m2.4 3.6l1 -3' : undefined;
}

function marks(scatter: Scatter): readonly Glyph[] {
  const {sheet, relief, style, room} = scatter;
  const random = chance(`marks of ${sheet.id}`);
  const area = (sheet.frame.width * sheet.frame.height) / 3_600_000;
  return listSpots(scatter, 9000 * area, random).flatMap(
    ({point, place, rock}): readonly Glyph[] => {
      const mark = getMark(
        interpolateValue(relief.warmth, place),
        interpolateValue(relief.wetness, place),
      );
      const open = mark !== undefined && rock < 0.12 && random() < 0.6;
      if (!open || !isOpen(scatter, point, 4) || !room.place(point, 15)) {
        return [];
      }
      const drawing = element('path', {
        d: `M${digits(point[0])} ${digits(point[1])}${mark}`,
        fill: 'none',
        stroke: style.ink,
        'stroke-width': 0.7,
        'stroke-opacity': 0.5,
        'stroke-linecap': 'round',
      });
      return [{foot: point[1], drawing}];
    },
  );
}

/** Draws all glyphs of a sheet, from top to bottom. */
export function getGlyphs(scatter: Scatter): string {
  if (!scatter.style.glyphs) {
    return '';
  }
  return [
    ...mountains(scatter),
    ...hills(scatter),
    ...trees(scatter),
    ...marks(scatter),
  ]
    .toSorted((a, b) => a.foot - b.foot)
    .map(({drawing}) => drawing)
    .join('');
}
