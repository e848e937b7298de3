export const searchLimits = {
  /** How many top results are listed first, and how many more a group shows. */
  best: 3,
  perGroup: 5,
  /** How many hits are grouped, and how many the results page lists. */
  hits: 40,
  page: 60,
  /** Maximum length of an excerpt, in characters. */
  line: 130,
  /** How many recent searches are remembered. */
  recent: 6,
} as const;
