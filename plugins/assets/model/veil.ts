/** Red, green, and blue, each from 0 to 255. */
export type Color = {
  readonly r: number;
  readonly g: number;
  readonly b: number;
};

/** A single-color overlay on an image that keeps text legible. */
export type Veil = {
  readonly color: 'black' | 'white';
  /** Its opacity in percent. */
  readonly share: number;
};

/** WCAG contrast ratios for text: enhanced (AAA) and minimum (AA). */
const CALM = 7;
const LEAST = 4.5;

/**
 * Opacity in percent above which the overlay hides the image; a lower contrast is then accepted.
 */
const STILL_A_PICTURE = 75;

/** The constant for ambient light in the WCAG contrast formula. */
const FLARE = 0.05;

/** Linearizes a color channel to a value from 0 to 1. */
function linear(part: number): number {
  const share = part / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance from 0 to 1 (WCAG 2). */
export function luminance({r, g, b}: Color): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio of two luminances, from 1 to 21 (WCAG 2). */
export function contrast(one: number, other: number): number {
  const [darker, lighter] = one < other ? [one, other] : [other, one];
  return (lighter + FLARE) / (darker + FLARE);
}

/**
 * Channel value, from 0 to 1, of the gray with a given relative luminance; the inverse of `linear`.
 */
function channel(light: number): number {
  return light <= 0.003_13 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/**
 * The lowest opacity in percent at which black or white gives text a given contrast on any image.
 */
function computeShare(
  text: number,
  color: Veil['color'],
  wanted: number,
): number {
  const isWhite = color === 'white';
  // Under white, the worst pixel is black; under black, it is white.
  const ground = isWhite
    ? (text + FLARE) * wanted - FLARE
    : (text + FLARE) / wanted - FLARE;
  const part = channel(Math.min(1, Math.max(0, ground)));
  return Math.ceil(100 * (isWhite ? part : 1 - part));
}

/**
 * Chooses an overlay between image and text that keeps the text legible whatever the image shows.
 * The contrast is 7:1 if the image stays visible, and otherwise 4.5:1. Black or white reaches that
 * for every color.
 */
export function computeVeil(text: Color): Veil {
  const own = luminance(text);
  const color = contrast(own, 1) > contrast(own, 0) ? 'white' : 'black';
  const calm = computeShare(own, color, CALM);
  const share =
    calm <= STILL_A_PICTURE ? calm : computeShare(own, color, LEAST);
  return {color, share};
}
