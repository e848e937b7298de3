const format = new Intl.NumberFormat('en-US');

/** Writes a number of things out, the same on every machine: "1,204". */
export function formatCount(count: number): string {
  return format.format(count);
}

/** Says how many things there are: "1 file", "1,204 files". */
export function countThings(
  count: number,
  one: string,
  many = `${one}s`,
): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
