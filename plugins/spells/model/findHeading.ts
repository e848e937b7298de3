const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Returns the heading element of a depth, from 2 for the sections of a page to at most 6. */
export function findHeading(depth: number): (typeof HEADINGS)[number] {
  return HEADINGS[Math.max(depth, 2) - 2] ?? 'h6';
}
