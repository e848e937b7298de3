import {ELEMENTS} from '../spells/elements';

/** How a mark of a diagram is drawn. */
export type MarkKind = 'band' | 'dark' | 'field' | 'lit' | 'rule' | 'tie';

/** A shape of a diagram. */
export type Mark = {
  readonly kind: MarkKind;
  /** A path of SVG, on a square of 400 units around the origin. */
  readonly d: string;
  /** The color that it is known by, as tokens.css names it. */
  readonly color?: string;
};

/** Words of a diagram: along a line, or around a place. */
export type Label = {
  readonly text: string;
  readonly isSmall?: boolean;
} & ({readonly along: string} | {readonly at: readonly [number, number]});

export type Diagram = {
  readonly marks: readonly Mark[];
  readonly labels: readonly Label[];
};

/** The name that tokens.css has for a color of the world: `light grey` is `lightgray`. */
export function namedColor(color: string): string {
  return color.replaceAll(' ', '').replace('lightgrey', 'lightgray');
}

/** The color of the plane that is of no element: that of its House. */
const STILL = 'purple';

/** The color of an element; of anything else, that of the Still. */
export function elementColor(element: string): string {
  return ELEMENTS.find(({name}) => name === element)?.color ?? STILL;
}
