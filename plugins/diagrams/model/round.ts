/** Formats a coordinate with a precision of a tenth of a unit, finer than any screen. */
function number(value: number): string {
  // Adding zero turns a negative zero into zero.
  return String(Math.round(value * 10) / 10 + 0);
}

/**
 * Returns the point at a distance from the origin and an angle in turns, clockwise from straight
 * up.
 */
export function getPoint(
  turn: number,
  reach: number,
): readonly [number, number] {
  const angle = turn * 2 * Math.PI;
  return [Math.sin(angle) * reach, -Math.cos(angle) * reach];
}

function place(turn: number, reach: number): string {
  return getPoint(turn, reach).map(number).join(' ');
}

/** An arc around the origin; it runs counterclockwise if the second angle is smaller. */
function arc(from: number, to: number, reach: number): string {
  const large = Math.abs(to - from) > 0.5 ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  return `M${place(from, reach)}A${reach} ${reach} 0 ${large} ${sweep} ${place(to, reach)}`;
}

/** A ring segment between two angles and two radii. */
export function piece(
  [from, to]: readonly [number, number],
  [inner, outer]: readonly [number, number],
): string {
  return `${arc(from, to, outer)}L${arc(to, from, inner).slice(1)}Z`;
}

/** A straight line between two points. */
export function chord(
  [fromTurn, fromReach]: readonly [number, number],
  [toTurn, toReach]: readonly [number, number],
): string {
  return `M${place(fromTurn, fromReach)}L${place(toTurn, toReach)}`;
}

/** A circle as a path. */
export function circle(
  [x, y]: readonly [number, number],
  radius: number,
): string {
  return `M${number(x - radius)} ${number(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

/** The path of a label around the middle of an angle, upright in both halves. */
export function wordLine(
  [from, to]: readonly [number, number],
  reach: number,
): string {
  const middle = (((from + to) / 2) % 1) + (from + to < 0 ? 1 : 0);
  const isBelow = middle > 0.25 && middle < 0.75;
  // Letters are outside the arc in the upper half, and inside it in the lower.
  return isBelow ? arc(to, from, reach + 4) : arc(from, to, reach - 4);
}
