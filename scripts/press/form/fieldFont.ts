import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {PDFName, type PDFContext, type PDFRef} from '@cantoo/pdf-lib';
import {openSync, type Font} from 'fontkit';
import {getSfnt} from './sfnt';

/** The font of form fields: the text font, with all Western European letters. */
const FILE = join(
  __dirname,
  '../../../node_modules/@fontsource/literata/files/literata-latin-400-normal.woff',
);

/** The font tables that PDF readers need: glyphs, widths, and character map. */
const TABLES = [
  'OS/2',
  'cmap',
  'glyf',
  'head',
  'hhea',
  'hmtx',
  'loca',
  'maxp',
  'name',
  'post',
];

/**
 * The characters of WinAnsiEncoding from 128 on that differ from Unicode; a space marks an unused
 * code.
 */
const FROM_128 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const [FIRST, LAST] = [32, 255];
/** PDF font flags: serif (bit 2) and nonsymbolic (bit 6). */
const SERIF_LATIN = 0b10_0010;
/** The stem width of the font, in thousandths of its size. */
const STEM = 84;

function getLetter(code: number): number {
  return code < 128 ? code : (FROM_128.codePointAt(code - 128) ?? code);
}

/** Lists the widths of all WinAnsi characters, in thousandths of the font size. */
function listWidths(font: Font): readonly number[] {
  const scale = 1000 / font.unitsPerEm;
  return Array.from({length: LAST - FIRST + 1}, (_, index) => {
    const letter = getLetter(FIRST + index);
    return Math.round(font.glyphForCodePoint(letter).advanceWidth * scale);
  });
}

function describe(context: PDFContext, font: Font): PDFRef {
  const {minX, minY, maxX, maxY} = font.bbox;
  const bytes = getSfnt(readFileSync(FILE), TABLES);
  const file = context.register(
    context.flateStream(bytes, {Length1: bytes.length}),
  );
  return context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: font.postscriptName,
      Flags: SERIF_LATIN,
      FontBBox: [minX, minY, maxX, maxY],
      ItalicAngle: 0,
      Ascent: font.ascent,
      Descent: font.descent,
      CapHeight: font.capHeight,
      StemV: STEM,
      FontFile2: file,
    }),
  );
}

/**
 * Embeds the complete field font, because any letter may be typed; with a single-byte encoding,
 * which all form software supports.
 */
export function embedFieldFont(context: PDFContext): PDFRef {
  const font = openSync(FILE);
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: font.postscriptName,
      Encoding: PDFName.of('WinAnsiEncoding'),
      FirstChar: FIRST,
      LastChar: LAST,
      Widths: [...listWidths(font)],
      FontDescriptor: describe(context, font),
    }),
  );
}
