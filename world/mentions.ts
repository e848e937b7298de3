import type {MentionRules} from '../src/site/world';

/** Which pages end with the list of those that mention them, and how much of it is in view. */
export const mentions = {
  /** All pages of these categories, */
  categories: ['Peoples', 'Territories'],
  /** and these. */
  addresses: ['/deities-and-cosmology/divine-houses-overview.html'],
  /** How many pages are shown; the others are in a fold. */
  shown: 8,
} as const satisfies MentionRules;
