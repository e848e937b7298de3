import {ELEMENTS, oppositeOf, type ElementName} from './spells/elements';

/** A point of a drawing around the origin, in units of the drawing. */
type Point = {readonly x: number; readonly y: number};

/** An element at its place on the Wheel. */
export type WheelPlace = Point & {
  readonly name: ElementName;
  /** The color that it is known by: a name of CSS. */
  readonly color: string;
  /** Where its name stands, outside of the Wheel, and to which side it runs from there. */
  readonly label: Point & {readonly anchor: 'start' | 'middle' | 'end'};
};

/** The line between two elements that cancel. */
export type WheelSpoke = {readonly from: WheelPlace; readonly to: WheelPlace};

/** The Wheel of the elements as a drawing of 480 by 400 units around the origin. */
export type ElementWheel = {
  /** The radius of the ring along which neighbors blend. */
  readonly radius: number;
  /** The elements from the top on, sunwise. */
  readonly places: readonly WheelPlace[];
  /** Each pair of opposites once. */
  readonly spokes: readonly WheelSpoke[];
};

const RADIUS = 130;
const LABEL_RADIUS = 166;

/** How far from the axis a name still stands above or below its element, and not beside it. */
const MIDDLE = 1;

function at(angle: number, radius: number): Point {
  // Whole units do for a drawing; adding zero turns a negative zero into zero.
  return {
    x: Math.round(Math.sin(angle) * radius) + 0,
    y: Math.round(-Math.cos(angle) * radius) + 0,
  };
}

function anchorAt(x: number): WheelPlace['label']['anchor'] {
  if (Math.abs(x) < MIDDLE) {
    return 'middle';
  }
  return x > 0 ? 'start' : 'end';
}

/**
 * Draws the Wheel: the elements in their order around a ring, and a spoke between those
 * that cancel.
 *
 * Source: Magic Science, "The Wheel".
 */
export function elementWheel(): ElementWheel {
  const places = ELEMENTS.map(({name, color}, index): WheelPlace => {
    const angle = (index / ELEMENTS.length) * 2 * Math.PI;
    const label = at(angle, LABEL_RADIUS);
    return {
      name,
      color,
      ...at(angle, RADIUS),
      label: {...label, anchor: anchorAt(label.x)},
    };
  });
  const spokes = places
    .slice(0, places.length / 2)
    .flatMap((from) =>
      places
        .filter(({name}) => name === oppositeOf(from.name))
        .map((to) => ({from, to})),
    );
  return {radius: RADIUS, places, spokes};
}
