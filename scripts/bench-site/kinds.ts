/** A page that represents its kind. */
export type MeasuredPage = {
  readonly path: string;
  /** A selector of the link to follow. */
  readonly link: string;
};

/** A question that players look up during a game. */
export type LookUp = {
  /** The text that they type. */
  readonly asks: string;
  /** The texts that make up the answer. */
  readonly answer: readonly string[];
  /**
   * The result to open, by the beginning of its address, if the search dialog does not show the
   * answer itself.
   */
  readonly page?: string;
};

/** A mobile connection and device: latency in milliseconds, bytes per second, and CPU slowdown. */
export const profile = {
  delay: 150,
  throughput: 1_600_000 / 8,
  slowdown: 4,
} as const;
