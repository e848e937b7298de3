const format = new Intl.NumberFormat('en-US');

/** Writes a number of things out, the same on every machine: "1,204". */
export function formatCount(count: number): string {
  return format.format(count);
}
