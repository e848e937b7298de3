/** Limits of an authored record. */
export const recordLimits = {
  /** Longest name without its suffix, in characters. */
  name: 32,
  /** Shortest and longest description, in characters. */
  description: [60, 420],
  /** Most spheres of a record. */
  spheres: 3,
} as const;
