/** The widths of a window at which layouts change, in pixels. */
export const breakpoints = {
  /** The last width of a phone. */
  phone: 719,
  /** The first width that has room for something beside the text. */
  roomy: 1024,
  /** The first width that has room for two columns of facts. */
  spacious: 1200,
  /** The first width that has room for contents beside the text. */
  wide: 1440,
} as const;

/** The last width at which the navbar keeps its words close together. */
const CLOSE_NAVBAR = 839;

const {phone, roomy, spacious, wide} = breakpoints;

/** Custom media of style sheets, with their conditions. */
export const customMedia = {
  '--phone': `(width <= ${phone}px)`,
  '--beyond-phone': `(width > ${phone}px)`,
  '--close-navbar': `(${phone}px < width <= ${CLOSE_NAVBAR}px)`,
  '--narrow-sidebar': `(${phone}px < width < ${roomy}px)`,
  '--roomy': `(width >= ${roomy}px)`,
  '--spacious': `(width >= ${spacious}px)`,
  '--wide': `(width >= ${wide}px)`,
} as const;
