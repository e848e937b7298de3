/** A page that represents its kind. */
export type MeasuredPage = {
  readonly path: string;
  /** The link of it that leads on. */
  readonly link: string;
};

/** Something that those at a table look up. */
export type LookUp = {
  /** What they write. */
  readonly asks: string;
  /** The pieces of text that tell them. */
  readonly answer: readonly string[];
  /** What they open of what was found, by the beginning of its address, where the palette does not tell them. */
  readonly page?: string;
};

/** The machine and the connection of a reader on the way: delay in milliseconds, bytes in a second, and how much slower the processor is. */
export const profile = {
  delay: 150,
  throughput: 1_600_000 / 8,
  slowdown: 4,
} as const;
