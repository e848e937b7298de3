/** Lists the content of the search field after each key press. */
export function keystrokes(query: string): readonly string[] {
  return Array.from(query, (_, index) => query.slice(0, index + 1));
}

/** Durations per key press, in milliseconds. */
export type Times = {
  readonly median: number;
  readonly slow: number;
  readonly slowest: number;
};

function measureShare(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** Summarizes durations as median and 95th percentile. */
export function summarizeTimes(durations: readonly number[]): Times {
  const sorted = durations.toSorted((a, b) => a - b);
  return {
    median: measureShare(sorted, 0.5),
    slow: measureShare(sorted, 0.95),
    slowest: measureShare(sorted, 1),
  };
}
