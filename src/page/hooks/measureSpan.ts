import type {Span} from '../lib/scrollToShow';

/** The upper and lower edge of an element in the window. */
export function measureSpan(element: Element): Span {
  const {top, bottom} = element.getBoundingClientRect();
  return {start: top, end: bottom};
}
