/**
 * Guesses a second of one graphics card at cost 5: 304,800, hashcat 6.2.6 in mode 3200 on an
 * RTX 5090, as its published benchmarks say. Each further cost halves it.
 */
const CARD = {cost: 5, guesses: 304_800} as const;

/** What such a card costs for an hour in dollars: RunPod's listed price of an RTX 5090 in 2026. */
const DOLLARS_PER_HOUR = 0.69;

const HOUR = 3600;
const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;

/** A password must keep one card busy for at least this long, in seconds. */
export const LEAST_SECONDS = YEAR;

/** What it takes to break a password, on average: half of all guesses. */
export type Breaking = {
  readonly bits: number;
  readonly guessesPerSecond: number;
  readonly seconds: number;
  readonly dollars: number;
};

/** Reckons what it takes one fast graphics card to break a password of so many guesses. */
export function reckonBreaking(guesses: number, cost: number): Breaking {
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

/** Writes a number in two digits that count. */
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

/** Says what it takes to break a password, in bits, time and money. */
export function breakingText(guesses: number, cost: number): string {
  const {bits, guessesPerSecond, seconds, dollars} = reckonBreaking(
    guesses,
    cost,
  );
  return `about ${Math.floor(bits)} bits: one fast graphics card guesses it in ${durationText(seconds)} on average, for about $${rounded(dollars)} of rent (${rounded(guessesPerSecond)} guesses a second at cost ${cost})`;
}
