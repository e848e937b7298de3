/**
 * Guesses per second of one graphics card at cost 5: 304,800, from published benchmarks of hashcat
 * 6.2.6 (mode 3200, RTX 5090). Each step of the cost halves it.
 */
const CARD = {cost: 5, guesses: 304_800} as const;

/** Price of one hour of such a card in dollars: RunPod's list price of an RTX 5090 in 2026. */
const DOLLARS_PER_HOUR = 0.69;

const HOUR = 3600;
const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;

/** The minimum time, in seconds, for which a password must keep one card busy. */
export const LEAST_SECONDS = YEAR;

/** The average effort to break a password: half of all guesses. */
export type Breaking = {
  readonly bits: number;
  readonly guessesPerSecond: number;
  readonly seconds: number;
  readonly dollars: number;
};

/**
 * Estimates the effort of breaking a password with one fast graphics card, from the number of
 * guesses and the bcrypt cost.
 */
export function estimateBreaking(guesses: number, cost: number): Breaking {
  const guessesPerSecond = CARD.guesses / 2 ** (cost - CARD.cost);
  const seconds = guesses / 2 / guessesPerSecond;
  return {
    bits: Math.log2(guesses),
    guessesPerSecond,
    seconds,
    dollars: (seconds / HOUR) * DOLLARS_PER_HOUR,
  };
}

const units = [
  [YEAR, 'years'],
  [DAY, 'days'],
  [HOUR, 'hours'],
  [60, 'minutes'],
  [0, 'seconds'],
] as const;

/** Formats a number with two significant digits. */
function rounded(value: number): string {
  return Number(value.toPrecision(2)).toLocaleString('en-US', {
    notation: value < 1e6 ? 'standard' : 'compact',
    compactDisplay: 'long',
  });
}

function durationText(seconds: number): string {
  const [length, name] = units.find(([least]) => seconds >= least * 2) ?? [
    0,
    'seconds',
  ];
  return `${rounded(seconds / Math.max(1, length))} ${name}`;
}

/** Describes the effort of breaking a password in bits, time and money. */
export function breakingText(guesses: number, cost: number): string {
  const {bits, guessesPerSecond, seconds, dollars} = estimateBreaking(
    guesses,
    cost,
  );
  return `about ${Math.floor(bits)} bits: one fast graphics card guesses it in ${durationText(seconds)} on average, for about $${rounded(dollars)} of rent (${rounded(guessesPerSecond)} guesses a second at cost ${cost})`;
}
