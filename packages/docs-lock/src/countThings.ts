const format = new Intl.NumberFormat('en-US');

/** Formats a count with its noun: "1 file", "1,204 files". */
export function countThings(
  count: number,
  one: string,
  many = `${one}s`,
): string {
  return `${format.format(count)} ${count === 1 ? one : many}`;
}
