/** The addresses of the picture that links to a page show, for all who read one. */
const IMAGES =
  /(?<start><meta [^>]*\b(?:og|twitter):image\b[^>]+\bcontent="?)[^"\s>]+/g;

/** Makes a picture the one that links to a page show. */
export function addCard(html: string, address: string): string {
  return html.replaceAll(IMAGES, (_, start: string) => `${start}${address}`);
}
