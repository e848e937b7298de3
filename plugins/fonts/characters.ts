type Span = readonly [first: number, last: number];

/** Whole alphabets, so that the subset reveals nothing about locked texts. */
const ALPHABETS: readonly Span[] = [
  [0x20, 0x7e],
  [0xc0, 0xff],
];

/** Typographic characters beyond the keyboard, and the remaining letters of French and Finnish. */
const TYPOGRAPHIC = '\u00A0‑–—‘’‚“”„…·•†‡§°±−½¼¾«»©€ŒœŠšŽžŸ';

function listSpan([first, last]: Span): readonly string[] {
  return Array.from({length: last - first + 1}, (_, place) =>
    String.fromCodePoint(first + place),
  );
}

/** The characters in the fonts of the site. */
export const characters = [...ALPHABETS.flatMap(listSpan), TYPOGRAPHIC].join(
  '',
);
