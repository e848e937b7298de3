const FONT = /@font-face\s*\{[^}]*\}/g;

/** Removes the fonts from a style sheet, since each page already loads them and would load them twice. */
export function withoutFonts(css: string): string {
  return css.replaceAll(FONT, '');
}
