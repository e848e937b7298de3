import {otherElementColor} from '../../../world/catalogue';
import {ELEMENTS} from '../../spells/model/elements';

export type MarkKind = 'band' | 'dark' | 'field' | 'lit' | 'rule' | 'tie';

/** A shape of a diagram. */
export type Mark = {
  readonly kind: MarkKind;
  /** SVG path on a square of 400 units centered on the origin. */
  readonly d: string;
  /** Its color, by its name in tokens.css. */
  readonly color?: string;
};

/** A label along a path, or around a point. */
export type Label = {
  readonly text: string;
  readonly isSmall?: boolean;
} & ({readonly along: string} | {readonly at: readonly [number, number]});

/** A diagram on a square of 400 units, centered on the origin. */
export type Diagram = {
  readonly marks: readonly Mark[];
  readonly labels: readonly Label[];
};

/** The color of an element, or the default color. */
export function elementColor(element: string): string {
  return (
    ELEMENTS.find(({name}) => name === element)?.color ?? otherElementColor
  );
}
