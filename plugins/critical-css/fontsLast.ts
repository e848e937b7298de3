/** What asks for a font, as the framework writes it into the head of a page. */
const ASKS = /<link(?=[^>]*\srel="?preload\b)(?=[^>]*\sas="?font\b)[^>]+>/g;

const END = '</body>';

/**
 * Moves what asks for fonts to the end of a page. In its head it would come before the text
 * on slow connections, and browsers wait for such fonts with the first paint.
 */
export function fontsLast(html: string): string {
  const asks = html.match(ASKS) ?? [];
  const end = html.lastIndexOf(END);
  return end === -1
    ? html
    : html.slice(0, end).replaceAll(ASKS, '') + asks.join('') + html.slice(end);
}
