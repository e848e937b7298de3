import type {DescribedNames} from '../src/site/world';

/** Every tag that a page may carry, with what the page of the tag says of it. */
export const tags = {
  guide: 'Pages to begin with.',
  place: 'Where something is, and who is met there.',
  rules: 'What is rolled, and against what.',
} as const satisfies DescribedNames;

/** Every category that a page may stand in. */
export const categories = {
  Places: 'Towns, waters, and what lies under them.',
} as const satisfies DescribedNames;
