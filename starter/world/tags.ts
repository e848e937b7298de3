import type {DescribedNames} from '../src/site/world';

/** All tags, with the descriptions on their pages. */
export const tags = {
  guide: 'Pages to start with.',
  place: 'Locations, and whom you meet there.',
  rules: 'Checks, and the numbers you roll against.',
} as const satisfies DescribedNames;

/** All categories, with the descriptions on their pages. */
export const categories = {
  Places: 'Towns, waters, and the things under them.',
} as const satisfies DescribedNames;
