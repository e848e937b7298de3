import {otherElementColor} from '@world/catalogue';
import {ELEMENTS} from '../../spells/lib/elements';

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

/** The color of an element, or that of what is of none. */
export function elementColor(element: string): string {
  return (
    ELEMENTS.find(({name}) => name === element)?.color ?? otherElementColor
  );
}
