/** The word counts, without tables, of a world that plans none: any length is fine. */
export const plannedLengths = {
  any: {least: 0, most: Number.POSITIVE_INFINITY},
} as const;

/** A kind of pages with one planned length. */
export type LengthKind = keyof typeof plannedLengths;

/** Returns the length that is planned for a page. */
export const plannedKind: (page: string) => LengthKind = () => 'any';
