import type {MentionRules} from '../src/site/world';

/** Names the pages that end with a list of the pages that mention them. */
export const mentions = {
  categories: ['Peoples', 'Territories'],
  addresses: ['/deities-and-cosmology/divine-houses-overview.html'],
  shown: 5,
} as const satisfies MentionRules;
