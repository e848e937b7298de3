/** How much an author may write in one record. */
export const recordLimits = {
  /** Longest name without its suffix, in characters. */
  name: 32,
  /** Shortest and longest description, in characters. */
  description: [60, 420],
  /** Most spheres that a record can belong to. */
  spheres: 3,
} as const;
