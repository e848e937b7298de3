/** Returns the advance of a glyph, in thousandths of the font size. */
export type GetAdvance = (glyph: number) => number;

/** Hexadecimal digits of a glyph's number. */
const DIGITS = 4;
const THOUSANDTHS = 1000;

/** A text object of the browser: a font, a place, and glyphs that are each moved to. */
const TEXT =
  /BT\n\/(?<font>\S+) (?<size>[\d.]+) Tf\n(?<matrix>[^\n]* Tm)\n(?<steps>(?:(?:-?[\d.]+ 0 Td )?<[\dA-F]+> Tj\n)+)ET/gi;

const STEP = /(?:(?<move>-?[\d.]+) 0 Td )?<(?<glyphs>[\dA-F]+)> Tj/gi;

/** Operators that change how far glyphs advance. */
const SPACING = /\sT[cwz]\n/;

/** Adds up the advances of glyphs. */
function measure(glyphs: string, getAdvance: GetAdvance): number {
  const numbers = glyphs.match(/.{4}/g) ?? [];
  return numbers.reduce((sum, each) => sum + getAdvance(parseInt(each, 16)), 0);
}

/** Joins glyphs to strings, with corrections in thousandths of the font size where they are needed. */
function joinSteps(
  steps: string,
  size: number,
  getAdvance: GetAdvance,
): string {
  let joined = '';
  let wanted = 0;
  let reached = 0;
  for (const {groups} of steps.matchAll(STEP)) {
    const {move = '0', glyphs = ''} = groups ?? {};
    wanted += (Number(move) * THOUSANDTHS) / size;
    const back = Math.round(reached - wanted);
    joined += back === 0 ? glyphs : `>${back}<${glyphs}`;
    reached += measure(glyphs, getAdvance) - back;
  }
  return `[<${joined}>]TJ`;
}

/**
 * Joins glyphs that the browser places one by one, so that the content of a page is a quarter
 * smaller. No glyph moves by more than half a thousandth of its size, as errors do not add up. Text
 * in fonts without known advances stays, and so does a page that spaces its letters otherwise.
 */
export function joinGlyphs(
  content: string,
  fonts: ReadonlyMap<string, GetAdvance>,
): string {
  if (SPACING.test(content)) {
    return content;
  }
  return content.replaceAll(TEXT, (text, ...rest) => {
    const {font, size, matrix, steps} = rest.at(-1) as Record<string, string>;
    const getAdvance = fonts.get(font ?? '');
    const isWhole = ![...(steps ?? '').matchAll(STEP)].some(
      ({groups}) => (groups?.['glyphs'] ?? '').length % DIGITS !== 0,
    );
    return getAdvance === undefined || !isWhole
      ? text
      : `BT\n/${font} ${size} Tf\n${matrix}\n${joinSteps(steps ?? '', Number(size), getAdvance)}\nET`;
  });
}
