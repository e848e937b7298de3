import {language} from '../../../src/shared/model/language';

/** The properties that determine the position of a page among its siblings. */
export type OrderedPage = {
  readonly title: string;
  /** Position set by the author: positive from the front, negative from the end. */
  readonly order?: number | undefined;
};

/** The block of a page: numbered, then unnumbered, then negative. */
function getBlock({order}: OrderedPage): number {
  if (order === undefined || order === 0) {
    return 1;
  }
  return order > 0 ? 0 : 2;
}

/**
 * Compares two pages by reading order. Positive numbers are first, ascending, then pages without a
 * number, by title. Negative numbers are last, ascending, so that −1 is the very last.
 */
export function comparePages(a: OrderedPage, b: OrderedPage): number {
  return (
    getBlock(a) - getBlock(b) ||
    (a.order ?? 0) - (b.order ?? 0) ||
    a.title.localeCompare(b.title, language, {numeric: true})
  );
}
