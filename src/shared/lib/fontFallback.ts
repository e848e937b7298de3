/** What must be known of a font to put another in its place. */
export type FontMetrics = {
  /** How far lines reach above and below the base line, and the gap between them, in units of the font. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly unitsPerEm: number;
  /** Width of a letter in running text on average, in units of the font. */
  readonly averageWidth: number;
};

/** Only the width of a fallback counts: its lines are made those of the font. */
export type FallbackMetrics = Pick<FontMetrics, 'unitsPerEm' | 'averageWidth'>;

/** The `@font-face` descriptors that make a fallback as large as the font that it replaces. */
export type FallbackFace = Readonly<
  Record<
    | 'size-adjust'
    | 'ascent-override'
    | 'descent-override'
    | 'line-gap-override',
    string
  >
>;

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

/**
 * Makes a fallback take the room of a font, so that nothing moves when the font comes.
 * The sizes are those of Capsize (https://github.com/seek-oss/capsize, createFontStack),
 * on the descriptors of CSS Fonts 5: `size-adjust` brings the average width to that of the
 * font, and the other three, which it scales too, are divided by it.
 */
export function fallbackFace(
  font: FontMetrics,
  fallback: FallbackMetrics,
): FallbackFace {
  const adjust =
    font.averageWidth /
    font.unitsPerEm /
    (fallback.averageWidth / fallback.unitsPerEm);
  const scaled = (size: number): string =>
    percent(size / (font.unitsPerEm * adjust));
  return {
    'size-adjust': percent(adjust),
    'ascent-override': scaled(font.ascent),
    'descent-override': scaled(font.descent),
    'line-gap-override': scaled(font.lineGap),
  };
}
