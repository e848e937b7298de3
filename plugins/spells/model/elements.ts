import {elements} from '../../../world/catalogue';

/** The elements with their colors, in Wheel order. */
export const ELEMENTS = elements;

export type ElementName = (typeof ELEMENTS)[number]['name'];

const WHEEL: readonly ElementName[] = ELEMENTS.map(({name}) => name);

/**
 * Returns the opposite element, four steps away on the Wheel, which cancels the given one.
 *
 * Source: Magic Science, "The Wheel".
 */
export function getOpposite(element: ElementName): ElementName {
  const place = WHEEL.indexOf(element) + WHEEL.length / 2;
  return WHEEL[place % WHEEL.length] ?? element;
}

/** Sorts elements in Wheel order, without duplicates. */
export function inWheelOrder(
  elements: Iterable<ElementName>,
): readonly ElementName[] {
  const present = new Set(elements);
  return WHEEL.filter((element) => present.has(element));
}
