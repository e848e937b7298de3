/** The metrics of a font that determine its fallback. */
export type FontMetrics = {
  /** Ascent, descent, and line gap, in font units. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly unitsPerEm: number;
  /** Average width of a letter in running text, in font units. */
  readonly averageWidth: number;
};

/** Only the width of a fallback matters: its vertical metrics are overridden. */
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
 * Computes descriptors that make a fallback take the space of a font, so that nothing shifts when
 * the font loads. The formulas are those of Capsize (https://github.com/seek-oss/capsize,
 * createFontStack), with the descriptors of CSS Fonts 5. `size-adjust` scales the average width to
 * that of the font. It also scales the other three descriptors, so these are divided by it.
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
