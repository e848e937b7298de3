import {inflateSync} from 'node:zlib';
import {namePart, type TextPiece} from './piece';

/** A stream of a PDF: its dictionary, and where its bytes begin. */
const STREAM = /(?<about><<[^\0]{0,600}?>>)\s*stream\r?\n/g;

/** Streams without text: images, color profiles and fonts. */
const NO_WORDS =
  /\/Subtype\s*\/(?:Image|Type1C|CIDFontType0C|OpenType)|\/Length[123]\b|\/FunctionType/;

/**
 * Path operators of a page's content stream. Its text is extracted elsewhere, since its letters are
 * glyph numbers here.
 */
const DRAWING = /^[\d\s.-]+ (?:cm|re|RG|rg|[mlcw])$/m;

/** How many bytes of a stream are examined to tell whether it draws. */
const SAMPLE = 2000;

const END = 'endstream';

/** Whether a piece is a PDF, by its signature. */
export function isPdf({bytes}: TextPiece): boolean {
  return bytes.toString('latin1', 0, 5) === '%PDF-';
}

function inflate(bytes: Buffer): Buffer {
  try {
    // The line break before `endstream` may have been cut off with it.
    return inflateSync(bytes, {finishFlush: 2});
  } catch {
    return bytes;
  }
}

/**
 * Splits a PDF into its inflated streams and the bytes between them. The text of its pages is
 * extracted elsewhere.
 */
export function pdfParts(piece: TextPiece): readonly TextPiece[] {
  const {bytes} = piece;
  const text = bytes.toString('latin1');
  const parts: TextPiece[] = [];
  let between = '';
  // Without its first character the rest is no longer recognized as a PDF.
  let at = 1;
  for (const {0: head, index, groups} of text.matchAll(STREAM)) {
    const start = index + head.length;
    const end = text.indexOf(END, start);
    if (start < at || end === -1) {
      continue;
    }
    between += text.slice(at, start);
    if (!NO_WORDS.test(groups?.['about'] ?? '')) {
      const name = namePart(piece, `stream at ${start}`);
      const made = inflate(bytes.subarray(start, end));
      if (!DRAWING.test(made.toString('latin1', 0, SAMPLE))) {
        parts.push({name, bytes: made});
      }
    }
    at = end;
  }
  between += text.slice(at);
  const name = namePart(piece, 'between streams');
  return [{name, bytes: Buffer.from(between, 'latin1')}, ...parts];
}
