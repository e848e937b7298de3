/** The meta tags for the preview picture of a page. */
const IMAGES =
  /(?<start><meta [^>]*\b(?:og|twitter):image\b[^>]+\bcontent="?)[^"\s>]+/g;

export function addCard(html: string, address: string): string {
  return html.replaceAll(IMAGES, (_, start: string) => `${start}${address}`);
}
