import {digits} from '../../../../scripts/drawing/svg';
import {circle, cycled, dot, drawn, type Hand} from './sign';

/** Two pillars, and what hangs between them. */
export const gates: Hand = (index) => {
  const top = cycled(
    [
      'M8 42V20A12 12 0 0 1 32 20V42',
      'M8 42V9M32 42V9M4 9H36',
      'M8 42V18L20 5L32 18V42',
      'M8 42V12M32 42V12M4 12H36M8 5H32',
      'M8 42V20A12 12 0 0 1 32 20V42M4 42H36',
    ],
    Math.floor(index / 6),
  );
  const hanging = cycled(
    [
      '',
      'M20 14V30',
      `M20 14V22${circle(20, 26, 4)}`,
      'M12 26H28',
      'M20 14V30M14 26H26',
      'M20 16L26 26L20 36L14 26Z',
    ],
    index,
  );
  return drawn(`${top}${hanging}`);
};

/** How many pieces of a curl are drawn, each thinner than the one before. */
const PIECES = 14;

/** Curls of soot, which begin thick and thin out. */
export const curls: Hand = (index) => {
  const from = ((index % 6) * Math.PI) / 3;
  const turn = Math.PI * (0.7 + 0.45 * Math.floor(index / 6));
  const getPoint = (piece: number): string => {
    const share = piece / PIECES;
    const radius = 3 + 14 * share;
    const angle = from + turn * share * 1.4;
    return `${digits(20 + radius * Math.cos(angle))} ${digits(22 + radius * Math.sin(angle))}`;
  };
  const lines = Array.from({length: PIECES}, (_, piece) => ({
    path: `M${getPoint(piece)}L${getPoint(piece + 1)}`,
    width: Number(digits(6 - (5 * piece) / PIECES)),
  }));
  return {lines};
};

/** Knots on a cord by kind, place, and side. */
export const knots: Hand = (index) => {
  const [x, y] = cycled<readonly [number, number]>(
    [
      [20, 22],
      [14, 14],
      [26, 30],
      [26, 14],
      [14, 30],
    ],
    Math.floor(index / 6),
  );
  const cord =
    x === 20
      ? 'M20 1V43'
      : `M20 1V${y - 7}Q20 ${y} ${x} ${y}Q20 ${y} 20 ${y + 7}V43`;
  const kind = index % 6;
  if (kind === 1) {
    return drawn(cord, [dot(x, y, 5.5)]);
  }
  const loops = cycled(
    [
      circle(x, y, 5.5),
      '',
      `${circle(x, y - 5, 4.5)}${circle(x, y + 5, 4.5)}`,
      `M${x - 7} ${y - 6}L${x + 7} ${y + 6}M${x + 7} ${y - 6}L${x - 7} ${y + 6}`,
      `M${x - 7} ${y - 5}H${x + 7}M${x - 7} ${y}H${x + 7}M${x - 7} ${y + 5}H${x + 7}`,
      `${circle(x - 5, y, 4.5)}${circle(x + 5, y, 4.5)}`,
    ],
    kind,
  );
  return drawn(`${cord}${loops}`);
};

/** Turns of a running pen, from one baseline to the next, 16 units wide. */
const TURNS = [
  'c2 -13 14 -13 14 -3s-12 9 -10 -3s8 6 12 6',
  'c9 -6 13 -24 7 -26s-6 18 -3 26h12',
  'c9 0 12 2 10 12s-10 6 -6 -2s8 -10 12 -10',
  'c0 -14 8 -14 8 0c0 -14 8 -14 8 0',
  'l6 -12l4 12l6 -12v12',
] as [string, ...string[]];

/** A running hand of one stroke for each sign. */
export const running: Hand = (index) =>
  drawn(
    `M4 30${cycled(TURNS, index)}${cycled(TURNS, Math.floor(index / 5))}`,
    index < 25 ? [] : [dot(20, 8)],
  );

/** A running hand whose sign for a stop is a point above the line. */
export const stopped: Hand = (index) =>
  index === 0 ? {lines: [], shapes: [dot(20, 10, 3)]} : running(index - 1);
