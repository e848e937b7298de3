/** Font faces of the site, which the viewer page does not use. */
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** The styles of the viewer page: the tokens of the site without fonts, then its own. */
export function pageStyles(tokens: string, own: string): string {
  return `${tokens.replaceAll(FONT_FACE, '')}\n${own}`;
}
