/** Where the theme changes from its narrow to its wide layout, in pixels. */
const themeBreakpoint = 996;

/** How the theme asks for its narrow and its wide layout: in releases of 3, and in the canary of 4. */
const NARROW = [
  `(max-width: ${themeBreakpoint}px)`,
  `(width <= ${themeBreakpoint}px)`,
] as const;
const WIDE = [
  `(min-width: ${themeBreakpoint + 1}px)`,
  `(width >= ${themeBreakpoint + 1}px)`,
] as const;

/**
 * Moves the breakpoint of the theme in a media query. What comes of it has no gap
 * between the last narrow and the first wide pixel.
 *
 * @param narrowest width up to which the layout is to be the narrow one, in pixels.
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
