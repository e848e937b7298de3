/**
 * Requires a whole number in a range, both ends included.
 *
 * @throws RangeError naming the quantity, what was found, and what was expected.
 */
export function requireWhole(
  quantity: string,
  value: number,
  [least, most]: readonly [number, number],
): void {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new RangeError(
      `${quantity}: found ${value}, expected a whole number from ${least} to ${most}.`,
    );
  }
}
