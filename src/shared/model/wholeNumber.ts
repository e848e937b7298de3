/** The minimum and the maximum, both included. */
export type Bounds = readonly [least: number, most: number];

/**
 * Parses a whole number within bounds; undefined if it is malformed or out of bounds. Accepts a
 * hyphen, a minus sign, or a dash.
 */
export function parseWholeNumber(
  text: string,
  [least, most]: Bounds,
): number | undefined {
  const typed = text
    .trim()
    .replace(/^[−–—]/, '-')
    .replaceAll(/[,\s]/g, '');
  if (!/^[+-]?\d+$/.test(typed)) {
    return undefined;
  }
  const value = Number(typed);
  return value >= least && value <= most ? value : undefined;
}
