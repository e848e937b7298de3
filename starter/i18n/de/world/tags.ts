import type {DescribedNames} from '@site/src/site/world';

/** All tags, with the descriptions on their pages. */
export const tags = {
  Einstieg: 'Seiten für den Anfang.',
  Ort: 'Wo etwas ist, und wen man dort trifft.',
  Regeln: 'Was gewürfelt wird, und wogegen.',
} as const satisfies DescribedNames;

/** All categories. */
export const categories = {
  Orte: 'Städte, Gewässer, und was darunter liegt.',
} as const satisfies DescribedNames;
