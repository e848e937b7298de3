import {computeGround} from '../shape/terrain';
import {
  distance,
  holds,
  type Box,
  type Point,
} from '../../../../scripts/drawing/vector';
import type {Ornament} from './ornaments';
import {inWorld, type Sheet} from './sheet';

/** Draws an ornament at a point. */
type Maker = (at: Point) => Ornament;

/** An ornament to place. */
export type Wish = {
  readonly make: Maker;
  /** Where it would be best. */
  readonly near: Point;
  /** Whether it must be on water alone or on land alone, as what is thin cannot be read across a coast. */
  readonly onOneGround?: boolean;
};

type Surface = {
  readonly sheet: Sheet;
  /** Points of places, which stay visible. */
  readonly places: readonly Point[];
  /** Points of rivers, which only ornaments that may cross a coast may cover. */
  readonly rivers: readonly Point[];
};

/** The distance between the positions that are tried, and from the edge, in units. */
const [STEP, RIM] = [16, 42];
/** How many positions are compared, the nearest first. */
const MOST = 160;
/** How far places stay from an ornament, in units. */
const ROOM = 22;
/** How much farther from its best position an ornament may be to cover no land, as a share of the width. */
const LAND = 0.35;

function overlaps(a: Box, b: Box): boolean {
  return a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
}

/** Lists whether the points of a box are land, at a distance in units. */
export function probeLand(
  sheet: Sheet,
  [left, top, right, bottom]: Box,
  step: number,
): readonly boolean[] {
  const found: boolean[] = [];
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) {
      found.push(computeGround(...inWorld(sheet, [x, y])).height > 0);
    }
  }
  return found;
}

function getShare(flags: readonly boolean[]): number {
  return flags.filter(Boolean).length / flags.length;
}

function widen([left, top, right, bottom]: Box, margin: number): Box {
  return [left - margin, top - margin, right + margin, bottom + margin];
}

/** Whether a box is on water or on land alone, and on no river. */
function isOnOneGround(box: Box, {sheet, rivers}: Surface): boolean {
  const land = probeLand(sheet, box, 6);
  return (
    land.every((flag) => flag === land[0]) &&
    !rivers.some((point) => holds(box, point))
  );
}

function shift([left, top, right, bottom]: Box, [x, y]: Point): Box {
  return [left + x, top + y, right + x, bottom + y];
}

/** A position, and the box that an ornament takes there. */
type Spot = {readonly at: Point; readonly box: Box};

/** Lists the positions of an ornament at which it covers neither places nor what is taken, the best first. */
function listSpots(
  {make, near}: Wish,
  {sheet, places}: Surface,
  taken: readonly Box[],
): readonly Spot[] {
  const {width, height} = sheet.frame;
  const within: Box = [RIM, RIM, width - RIM, height - RIM];
  const {box: around} = make([0, 0]);
  const isFree = ({box}: Spot): boolean =>
    holds(within, [box[0], box[1]]) &&
    holds(within, [box[2], box[3]]) &&
    !taken.some((other) => overlaps(box, other)) &&
    !places.some((place) => holds(widen(box, ROOM), place));
  const spots: Spot[] = [];
  for (let y = RIM; y < height - RIM; y += STEP) {
    for (let x = RIM; x < width - RIM; x += STEP) {
      spots.push({at: [x, y], box: shift(around, [x, y])});
    }
  }
  return spots
    .filter(isFree)
    .map((spot) => ({spot, away: distance(spot.at, near) / width}))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, MOST)
    .map(({spot, away}) => ({
      spot,
      cost: away + LAND * getShare(probeLand(sheet, spot.box, 40)),
    }))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({spot}) => spot);
}

/**
 * Places ornaments one after another, near where they are wanted, off places and each other.
 *
 * @throws Error if one has no room.
 */
export function placeOrnaments(
  wishes: readonly Wish[],
  surface: Surface,
): readonly Ornament[] {
  return wishes.reduce<readonly Ornament[]>((placed, wish) => {
    const taken = placed.map(({box}) => widen(box, 8));
    const found = listSpots(wish, surface, taken).find(
      ({box}) => wish.onOneGround !== true || isOnOneGround(box, surface),
    );
    if (found === undefined) {
      throw new Error(`An ornament has no room on ${surface.sheet.id}.`);
    }
    return [...placed, wish.make(found.at)];
  }, []);
}
