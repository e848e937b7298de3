/** A page that stands for its kind. */
export type MeasuredPage = {
  readonly path: string;
  /** The link of it that leads on. */
  readonly link: string;
};

/** The machine and the connection of a reader on the way: delay in milliseconds, bytes in a second, and how much slower the processor is. */
export const profile = {
  delay: 150,
  throughput: 1_600_000 / 8,
  slowdown: 4,
} as const;
