/** Parses a page number that readers typed; undefined if the page does not exist. */
export function pageNumber(text: string, pages: number): number | undefined {
  const typed = /^\s*(?<digits>\d{1,6})\s*$/.exec(text)?.groups?.['digits'];
  const number = Number(typed ?? 0);
  return number >= 1 && number <= pages ? number : undefined;
}
