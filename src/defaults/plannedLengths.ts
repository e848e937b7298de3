/** How many words a page has, without its tables, where a world plans none. */
export const plannedLengths = {
  any: {least: 0, most: Number.POSITIVE_INFINITY},
} as const;

export type LengthKind = keyof typeof plannedLengths;

/** The length that a page is planned to have: any. */
export const plannedKind: (page: string) => LengthKind = () => 'any';
