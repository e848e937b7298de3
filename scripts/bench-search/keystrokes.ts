/** The content of the field after each key. */
export function keystrokes(query: string): readonly string[] {
  return Array.from(query, (_, index) => query.slice(0, index + 1));
}

/** How long keys took, in milliseconds. */
export type Times = {
  readonly median: number;
  readonly slow: number;
  readonly slowest: number;
};

function shareAt(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** Sums times up: half of the keys are as fast as the median, 19 of 20 as the slow ones. */
export function summarizeTimes(durations: readonly number[]): Times {
  const sorted = durations.toSorted((a, b) => a - b);
  return {
    median: shareAt(sorted, 0.5),
    slow: shareAt(sorted, 0.95),
    slowest: shareAt(sorted, 1),
  };
}
