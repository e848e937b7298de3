/** The window widths at which the layout changes, in pixels. */
export const breakpoints = {
  /** The greatest width of a phone. */
  phone: 719,
  /** The greatest width at which the text is too narrow for tables of several columns. */
  narrowText: 912,
  /** The least width with room for something beside the text. */
  roomy: 1024,
  /** The least width with room for two columns of facts. */
  spacious: 1200,
  /** The least width with room for the table of contents beside the text. */
  wide: 1440,
} as const;

/** The maximum height of a window in which nothing is sticky, in pixels. */
const LOW = 479;

/** The window width in ems below which type counts as large: that of a phone at 200%. */
const LARGE_TYPE = 20;

const {phone, narrowText, roomy, spacious, wide} = breakpoints;

/** Custom media queries for style sheets. */
export const customMedia = {
  '--phone': `(width <= ${phone}px)`,
  '--beyond-phone': `(width > ${phone}px)`,
  '--narrow-text': `(width <= ${narrowText}px)`,
  '--narrow-sidebar': `(${phone}px < width < ${roomy}px)`,
  '--roomy': `(width >= ${roomy}px)`,
  '--spacious': `(width >= ${spacious}px)`,
  '--no-contents-beside': `(${phone}px < width < ${wide}px)`,
  '--large-type': `(width < ${LARGE_TYPE}em)`,
  '--low': `(height <= ${LOW}px)`,
  '--wide': `(width >= ${wide}px)`,
} as const;
