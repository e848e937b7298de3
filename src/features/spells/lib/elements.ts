import {elements} from '@world/catalogue';

/** The elements in the order of the Wheel, with the colors that they are known by. */
export const ELEMENTS = elements;

export type ElementName = (typeof ELEMENTS)[number]['name'];

const WHEEL: readonly ElementName[] = ELEMENTS.map(({name}) => name);

/**
 * The element four steps away on the Wheel, with which an element cancels.
 *
 * Source: Magic Science, "The Wheel".
 */
export function getOpposite(element: ElementName): ElementName {
  const place = WHEEL.indexOf(element) + WHEEL.length / 2;
  return WHEEL[place % WHEEL.length] ?? element;
}

/** Puts elements in the order of the Wheel, each once. */
export function inWheelOrder(
  elements: Iterable<ElementName>,
): readonly ElementName[] {
  const present = new Set(elements);
  return WHEEL.filter((element) => present.has(element));
}
