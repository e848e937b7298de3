import type {MentionRules} from '../src/site/world';

/** The pages that list the pages that mention them. */
export const mentions = {
  /** All pages of these categories. */
  categories: ['Peoples', 'Territories'],
  /** Further pages by address. */
  addresses: ['/deities-and-cosmology/divine-houses-overview.html'],
  /** How many mentions are shown; the others are collapsed. */
  shown: 5,
} as const satisfies MentionRules;
