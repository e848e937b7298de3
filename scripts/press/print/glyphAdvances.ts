import {PDFArray, PDFDict, PDFName, PDFNumber} from '@cantoo/pdf-lib';
import type {GetAdvance} from './joinGlyphs';

/** The advance of glyphs that a font does not list, unless it says another. */
const USUAL = 1000;

function readNumber(value: unknown): number {
  return value instanceof PDFNumber ? value.asNumber() : 0;
}

/** Reads the advances of a font: runs of glyphs with one each, or with the same for all. */
function readAdvances(list: PDFArray): ReadonlyMap<number, number> {
  const advances = new Map<number, number>();
  for (let at = 0; at < list.size();) {
    const first = readNumber(list.lookup(at));
    const next = list.lookup(at + 1);
    if (next instanceof PDFArray) {
      for (const [index, each] of next.asArray().entries()) {
        advances.set(first + index, readNumber(each));
      }
      at += 2;
    } else {
      for (let glyph = first; glyph <= readNumber(next); glyph++) {
        advances.set(glyph, readNumber(list.lookup(at + 2)));
      }
      at += 3;
    }
  }
  return advances;
}

/**
 * Reads the advances of a composite font whose codes are two bytes, the number of the glyph;
 * undefined for any other font.
 */
export function findAdvance(font: PDFDict): GetAdvance | undefined {
  if (font.get(PDFName.of('Encoding')) !== PDFName.of('Identity-H')) {
    return undefined;
  }
  const descendant = font
    .lookup(PDFName.of('DescendantFonts'), PDFArray)
    .lookup(0, PDFDict);
  const usual = descendant.lookupMaybe(PDFName.of('DW'), PDFNumber);
  const list = descendant.lookupMaybe(PDFName.of('W'), PDFArray);
  const advances =
    list === undefined ? new Map<number, number>() : readAdvances(list);
  return (glyph) => advances.get(glyph) ?? usual?.asNumber() ?? USUAL;
}
