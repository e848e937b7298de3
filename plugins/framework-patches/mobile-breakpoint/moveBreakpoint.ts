/** The theme's breakpoint between its narrow and wide layout, in pixels. */
const themeBreakpoint = 996;

/** The media queries of the theme's layouts, in version 3 and the canary of 4. */
const NARROW = [
  `(max-width: ${themeBreakpoint}px)`,
  `(width <= ${themeBreakpoint}px)`,
] as const;
const WIDE = [
  `(min-width: ${themeBreakpoint + 1}px)`,
  `(width >= ${themeBreakpoint + 1}px)`,
] as const;

/**
 * Moves the theme's breakpoint in a media query, without a gap between the layouts.
 *
 * @param narrowest maximum width of the narrow layout in pixels.
 */
export function moveBreakpoint(query: string, narrowest: number): string {
  const narrow = NARROW.reduce(
    (text, each) => text.replaceAll(each, `(width <= ${narrowest}px)`),
    query,
  );
  return WIDE.reduce(
    (text, each) => text.replaceAll(each, `(width > ${narrowest}px)`),
    narrow,
  );
}
