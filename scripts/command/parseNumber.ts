/** The smallest and largest values of a flag or argument. */
type Range = {readonly from: number; readonly to?: number};

const HIGHEST_PORT = 65_535;

/**
 * Parses a whole number typed by a user.
 *
 * @param name the flag or argument, such as `--steps`.
 * @throws Error if the text is not a whole number, or outside the range.
 */
export function parseNumber(
  name: string,
  text: string,
  {from, to = Number.MAX_SAFE_INTEGER}: Range,
): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < from || number > to) {
    const range =
      to === Number.MAX_SAFE_INTEGER ? `from ${from}` : `${from} to ${to}`;
    throw new Error(`${name}: found "${text}", expected a number ${range}.`);
  }
  return number;
}

/**
 * Parses a port number.
 *
 * @throws Error if the text is not a port number.
 */
export function parsePort(text: string): number {
  return parseNumber('--port', text, {from: 1, to: HIGHEST_PORT});
}
