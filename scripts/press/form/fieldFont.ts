import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {PDFName, type PDFContext, type PDFRef} from '@cantoo/pdf-lib';
import {openSync, type Font} from 'fontkit';
import {getSfnt} from './sfnt';

/** The hand in which fields are filled: that of the text, with all letters of the west of Europe. */
const FILE = join(
  __dirname,
  '../../../node_modules/@fontsource/literata/files/literata-latin-400-normal.woff',
);

/** What a reader of documents needs of a font: its letters, their widths, and which is which. */
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

/** Letters whose number in documents differs from that in Unicode, from 128 on; a space where there is none. */
const FROM_128 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const [FIRST, LAST] = [32, 255];
/** The letters stand upright and mean what they look like: bits 2 and 6 of the flags of a font. */
const SERIF_LATIN = 0b10_0010;
/** How thick the stems of a book letter are, in thousandths of its size. */
const STEM = 84;

function letterAt(code: number): number {
  return code < 128 ? code : (FROM_128.codePointAt(code - 128) ?? code);
}

/** How wide each letter is that can be written in a field, in thousandths of its size. */
function listWidths(font: Font): readonly number[] {
  const scale = 1000 / font.unitsPerEm;
  return Array.from({length: LAST - FIRST + 1}, (_, index) => {
    const letter = letterAt(FIRST + index);
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
 * Puts the font of fields into a document, whole, since nobody knows what will be written; as
 * one of single bytes, which every program that fills forms can write.
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
