/** Font faces of the site, which pages without the application do not use. */
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * Returns the styles of a page without the application: the tokens of the site without fonts, then
 * its own styles.
 */
export function pageStyles(tokens: string, own: string): string {
  return `${tokens.replaceAll(FONT_FACE, '')}\n${own}`;
}
