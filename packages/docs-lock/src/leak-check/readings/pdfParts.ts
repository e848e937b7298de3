import {inflateSync} from 'node:zlib';
import {nameWithin, type Piece} from './piece';

/** A stream of a document: what is said of it, and where its bytes begin. */
const STREAM = /(?<about><<[^\0]{0,600}?>>)\s*stream\r?\n/g;

/** Streams without words: pictures, colors and fonts. */
const NO_WORDS =
  /\/Subtype\s*\/(?:Image|Type1C|CIDFontType0C|OpenType)|\/Length[123]\b|\/FunctionType/;

/** How a page is drawn: moves of a pen. What is written on it is read elsewhere, as its letters are numbers here. */
const DRAWING = /^[\d\s.-]+ (?:cm|re|RG|rg|[mlcw])$/m;

/** How much of a stream tells whether it draws, in bytes. */
const SAMPLE = 2000;

const END = 'endstream';

export function isPdf({bytes}: Piece): boolean {
  return bytes.toString('latin1', 0, 5) === '%PDF-';
}

function inflate(bytes: Buffer): Buffer {
  try {
    // A line may end between the stream and the word that ends it.
    return inflateSync(bytes, {finishFlush: 2});
  } catch {
    return bytes;
  }
}

/** Takes a document apart: its streams unpacked, and what stands between them. The words of its pages are read elsewhere. */
export function pdfParts(piece: Piece): readonly Piece[] {
  const {bytes} = piece;
  const text = bytes.toString('latin1');
  const parts: Piece[] = [];
  let between = '';
  // Without its first sign the rest is no document any more.
  let at = 1;
  for (const {0: head, index, groups} of text.matchAll(STREAM)) {
    const start = index + head.length;
    const end = text.indexOf(END, start);
    if (start < at || end === -1) {
      continue;
    }
    between += text.slice(at, start);
    if (!NO_WORDS.test(groups?.['about'] ?? '')) {
      const name = nameWithin(piece, `stream at ${start}`);
      const made = inflate(bytes.subarray(start, end));
      if (!DRAWING.test(made.toString('latin1', 0, SAMPLE))) {
        parts.push({name, bytes: made});
      }
    }
    at = end;
  }
  between += text.slice(at);
  const name = nameWithin(piece, 'between streams');
  return [{name, bytes: Buffer.from(between, 'latin1')}, ...parts];
}
