import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {unzipSync} from 'fflate';
import {Decompress} from 'fzstd';
import {namePart, type TextPiece} from './piece';

/** The maximum unpacked size of an archive in bytes; more is an attack or a mistake. */
const MOST = 512 * 1024 * 1024;

/** Block size of a tar archive in bytes, for headers and padded content. */
const RECORD = 512;

const ZIP = Buffer.from('PK\u0003\u0004');
/** With the only method of compression that gzip has (RFC 1952); two bytes alone occur in ciphertext by chance. */
const GZIP = Buffer.from([0x1f, 0x8b, 8]);
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

function startsWith({bytes}: TextPiece, magic: Buffer): boolean {
  return bytes.subarray(0, magic.length).equals(magic);
}

/**
 * Runs an unpacking step on a piece.
 *
 * @throws Error naming the piece if it cannot be unpacked and therefore not be searched.
 */
function attempt<Made>({name}: TextPiece, unpack: () => Made): Made {
  try {
    return unpack();
  } catch (error) {
    throw new Error(
      `${name}: found an archive that cannot be unpacked (${(error as Error).message}), expected one that can be looked through: make it anew, or take it out.`,
    );
  }
}

/** Unpacks a zip archive, which includes office files. */
function unzip(piece: TextPiece): readonly TextPiece[] {
  const files = attempt(piece, () => unzipSync(piece.bytes));
  return Object.entries(files).map(([name, bytes]) => ({
    name: namePart(piece, name),
    bytes: Buffer.from(bytes),
  }));
}

/** Reads a NUL-terminated text field of a header. */
function readField(header: Buffer, start: number, end: number): string {
  const [text = ''] = header.toString('latin1', start, end).split('\0');
  return text.trim();
}

/** Unpacks a tar archive. */
function untar(piece: TextPiece): readonly TextPiece[] {
  const files: TextPiece[] = [];
  let at = 0;
  while (at + RECORD <= piece.bytes.length) {
    const header = piece.bytes.subarray(at, at + RECORD);
    // A damaged size below 0 would lead back to what is read already.
    const size = Math.max(
      Number.parseInt(readField(header, 124, 136), 8) || 0,
      0,
    );
    const start = at + RECORD;
    const bytes = piece.bytes.subarray(start, start + size);
    const name = namePart(piece, readField(header, 0, 100));
    files.push({name, bytes});
    at = start + Math.ceil(size / RECORD) * RECORD;
  }
  return files.filter(({bytes}) => bytes.length > 0);
}

/**
 * Decompresses Zstandard data, which Node 20 cannot.
 *
 * @throws Error if it is damaged or larger than an archive may be.
 */
function decompressZstd(bytes: Buffer): Buffer {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const decompress = new Decompress((chunk) => {
    size += chunk.length;
    if (size > MOST) {
      throw new RangeError(`more than ${MOST} bytes`);
    }
    chunks.push(chunk);
  });
  decompress.push(bytes, true);
  return Buffer.concat(chunks);
}

function isTar({bytes}: TextPiece): boolean {
  return bytes.toString('latin1', 257, 262) === 'ustar';
}

/** Unpacks one level of an archive; empty if the piece is none. */
export function unpack(piece: TextPiece): readonly TextPiece[] {
  if (startsWith(piece, ZIP)) {
    return unzip(piece);
  }
  if (isTar(piece)) {
    return untar(piece);
  }
  const options = {maxOutputLength: MOST};
  const name = namePart(piece, 'unpacked');
  if (startsWith(piece, GZIP)) {
    const bytes = attempt(piece, () => gunzipSync(piece.bytes, options));
    return [{name, bytes}];
  }
  if (startsWith(piece, ZSTD)) {
    return [{name, bytes: attempt(piece, () => decompressZstd(piece.bytes))}];
  }
  if (/\.br$/i.test(piece.name)) {
    const bytes = attempt(piece, () =>
      brotliDecompressSync(piece.bytes, options),
    );
    return [{name, bytes}];
  }
  return [];
}
