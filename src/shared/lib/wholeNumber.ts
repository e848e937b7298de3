/** The least and the greatest number that is meant, both included. */
export type Bounds = readonly [least: number, most: number];

/** The whole number that was typed, where there is one within the bounds; a minus may be of either kind. */
export function parseWholeNumber(
  text: string,
  [least, most]: Bounds,
): number | undefined {
  const typed = text.trim().replace('−', '-').replaceAll(/[,\s]/g, '');
  if (!/^[+-]?\d+$/.test(typed)) {
    return undefined;
  }
  const value = Number(typed);
  return value >= least && value <= most ? value : undefined;
}
