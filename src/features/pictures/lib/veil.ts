/** Red, green and blue, each from 0 to 255. */
export type Color = {
  readonly r: number;
  readonly g: number;
  readonly b: number;
};

/** A sheet of one color over a picture, so that text can be read on it. */
export type Veil = {
  readonly color: 'black' | 'white';
  /** How much of the picture it covers, in hundredths. */
  readonly share: number;
};

/** The contrast that text to be read for long owes to its ground, and the least that any text owes. */
const CALM = 7;
const LEAST = 4.5;

/** Beyond this share a veil hides the picture, and less contrast must do; in hundredths. */
const STILL_A_PICTURE = 75;

/** What the formula of contrast adds to each brightness, for light that falls on the screen. */
const FLARE = 0.05;

/** How bright one part of a color is, from 0 to 1. */
function linear(part: number): number {
  const share = part / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** How bright a color is to the eye, from 0 to 1 (WCAG 2, relative luminance). */
export function luminance({r, g, b}: Color): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** The contrast of two brightnesses, from 1 to 21 (WCAG 2). */
export function contrast(one: number, other: number): number {
  const [darker, lighter] = one < other ? [one, other] : [other, one];
  return (lighter + FLARE) / (darker + FLARE);
}

/** The gray that a veil makes of the worst pixel under it: black under white, white under black. */
function worstGround({color, share}: Veil): number {
  const part =
    color === 'white' ? (255 * share) / 100 : 255 - (255 * share) / 100;
  return luminance({r: part, g: part, b: part});
}

/** The thinnest veil of a color that gives text a contrast on any picture. */
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

/** Tells whether all that lies under a veil is on the same side of the text: lighter, or darker. */
function isBeyond(text: number, veil: Veil): boolean {
  const ground = worstGround(veil);
  return veil.color === 'white' ? ground > text : ground < text;
}

/**
 * Chooses what lies between a picture and text of a color, so that the text can be read on
 * whatever the picture shows: 7:1 where the picture can still be seen under it, else 4.5:1,
 * which black or white reaches for every color.
 */
export function veilFor(text: Color): Veil {
  const own = luminance(text);
  const color = contrast(own, 1) > contrast(own, 0) ? 'white' : 'black';
  const calm = thinnest(own, color, CALM);
  return calm !== undefined && calm.share <= STILL_A_PICTURE
    ? calm
    : (thinnest(own, color, LEAST) ?? {color, share: 100});
}
