import type {DescribedNames} from '../src/site/world';

/** All tags, with the descriptions on their pages. */
export const tags = {
  guide: 'Pages to begin with.',
  place: 'Where something is, and who is met there.',
  rules: 'What is rolled, and against what.',
} as const satisfies DescribedNames;

/** All categories. */
export const categories = {
  Places: 'Towns, waters, and what lies under them.',
} as const satisfies DescribedNames;
