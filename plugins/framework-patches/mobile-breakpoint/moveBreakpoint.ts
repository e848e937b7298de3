/** Where the theme changes from its narrow to its wide layout, in pixels. */
const themeBreakpoint = 996;

/**
 * Moves the breakpoint of the theme in a media query. What comes of it has no gap
 * between the last narrow and the first wide pixel.
 *
 * @param narrowest width up to which the layout is to be the narrow one, in pixels.
 */
export function moveBreakpoint(query: string, narrowest: number): string {
  return query
    .replaceAll(
      `(max-width: ${themeBreakpoint}px)`,
      `(width <= ${narrowest}px)`,
    )
    .replaceAll(
      `(min-width: ${themeBreakpoint + 1}px)`,
      `(width > ${narrowest}px)`,
    );
}
