const FONT = /@font-face\s*\{[^}]*\}/g;

/** Takes the fonts out of a style sheet: pages bring them, and one that is named anew is loaded anew. */
export function withoutFonts(css: string): string {
  return css.replaceAll(FONT, '');
}
