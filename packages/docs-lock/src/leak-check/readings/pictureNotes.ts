import {inflateSync} from 'node:zlib';
import {namePart, type TextPiece} from './piece';

/** A chunk of an image file: its type in the format, and its bytes. */
type Part = {readonly kind: string; readonly bytes: Buffer};

/** How an image format is recognized and split, and which of its chunks are pixels only. */
type Format = {
  readonly magic: RegExp;
  readonly parts: (bytes: Buffer) => readonly Part[];
  readonly drawn: ReadonlySet<string>;
};

/** Lists the chunks of a PNG. */
function pngParts(bytes: Buffer): readonly Part[] {
  const parts: Part[] = [];
  let at = 8;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    parts.push({kind, bytes: bytes.subarray(at + 8, at + 8 + length)});
    at += 12 + length;
  }
  return parts;
}

/** Lists the chunks of a RIFF file such as WebP, which are padded to even lengths. */
function webpParts(bytes: Buffer): readonly Part[] {
  const parts: Part[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const kind = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    parts.push({kind, bytes: bytes.subarray(at + 8, at + 8 + length)});
    at += 8 + length + (length % 2);
  }
  return parts;
}

/** The JPEG marker that starts the image data. */
const SCAN = 0xda;

/** The JPEG marker after which only metadata can follow. */
const END = Buffer.from([0xff, 0xd9]);

/** Lists the segments of a JPEG before its image data, and the data after it. */
function jpegParts(bytes: Buffer): readonly Part[] {
  const parts: Part[] = [];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at + 1] !== SCAN) {
    const length = bytes.readUInt16BE(at + 2);
    const kind = `segment ${(bytes[at + 1] ?? 0).toString(16)}`;
    parts.push({kind, bytes: bytes.subarray(at + 4, at + 2 + length)});
    at += 2 + length;
  }
  const behind = bytes.lastIndexOf(END);
  return behind < at
    ? parts
    : [...parts, {kind: 'behind', bytes: bytes.subarray(behind + END.length)}];
}

const formats: readonly Format[] = [
  {
    magic: /^\x89PNG/,
    parts: pngParts,
    drawn: new Set(['IHDR', 'IDAT', 'PLTE', 'fdAT', 'IEND', 'tRNS']),
  },
  {
    magic: /^RIFF[\s\S]{4}WEBP/,
    parts: webpParts,
    drawn: new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']),
  },
  {
    magic: /^\xff\xd8\xff/,
    parts: jpegParts,
    drawn: new Set(['segment db', 'segment c4', 'segment c0', 'segment c2']),
  },
];

/** Inflates compressed text inside a metadata chunk, wherever it begins. */
function inflateNote(bytes: Buffer): Buffer {
  const start = bytes.indexOf(0x78);
  try {
    return start === -1 ? Buffer.alloc(0) : inflateSync(bytes.subarray(start));
  } catch {
    return Buffer.alloc(0);
  }
}

/** Returns the metadata of an image; undefined if the piece is not an image of a known format. */
export function pictureNotes(
  piece: TextPiece,
): readonly TextPiece[] | undefined {
  const head = piece.bytes.toString('latin1', 0, 16);
  const format = formats.find(({magic}) => magic.test(head));
  return format
    ?.parts(piece.bytes)
    .filter(({kind, bytes}) => !format.drawn.has(kind) && bytes.length > 0)
    .flatMap(({kind, bytes}) => [
      {name: namePart(piece, kind), bytes},
      {name: namePart(piece, kind), bytes: inflateNote(bytes)},
    ])
    .filter(({bytes}) => bytes.length > 0);
}
