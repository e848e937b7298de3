/** Red, green and blue, each from 0 to 255. */
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

/** Opacity in percent beyond which the overlay hides the image, so that the lower contrast must do. */
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

/** The gray that an overlay makes of the worst-case pixel: black under white, white under black. */
function worstGround({color, share}: Veil): number {
  const part =
    color === 'white' ? (255 * share) / 100 : 255 - (255 * share) / 100;
  return luminance({r: part, g: part, b: part});
}

/** The lowest opacity of a color that gives text a contrast on any image. */
function thinnest(
  text: number,
  color: Veil['color'],
  wanted: number,
): Veil | undefined {
  for (let share = 0; share <= 100; share += 1) {
    const veil = {color, share};
    if (contrast(text, worstGround(veil)) >= wanted && isBeyond(text, veil)) {
      return veil;
    }
  }
  return undefined;
}

/** Whether everything under an overlay is on the same side of the text: lighter, or darker. */
function isBeyond(text: number, veil: Veil): boolean {
  const ground = worstGround(veil);
  return veil.color === 'white' ? ground > text : ground < text;
}

/**
 * Chooses the overlay between an image and text so that the text is legible whatever the image
 * shows: 7:1 if the image stays visible, otherwise 4.5:1, which black or white reaches for every
 * color.
 */
export function computeVeil(text: Color): Veil {
  const own = luminance(text);
  const color = contrast(own, 1) > contrast(own, 0) ? 'white' : 'black';
  const calm = thinnest(own, color, CALM);
  return calm !== undefined && calm.share <= STILL_A_PICTURE
    ? calm
    : (thinnest(own, color, LEAST) ?? {color, share: 100});
}
