type Span = readonly [first: number, last: number];

/** Whole alphabets, so that the font tells nothing of a text that is locked. */
const ALPHABETS: readonly Span[] = [
  [0x20, 0x7e],
  [0xc0, 0xff],
];

/** What print has beyond a keyboard, and the letters of French and Finnish that stand elsewhere. */
const SIGNS = '\u00A0‑–—‘’‚“”„…·•†‡§°±−½¼¾«»©€ŒœŠšŽžŸ';

function listSpan([first, last]: Span): readonly string[] {
  return Array.from({length: last - first + 1}, (_, place) =>
    String.fromCodePoint(first + place),
  );
}

/** The characters that the fonts of the site have. */
export const characters = [...ALPHABETS.flatMap(listSpan), SIGNS].join('');
