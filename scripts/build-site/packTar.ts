import {Buffer} from 'node:buffer';

/** A file to pack: its path with slashes, and its content. */
export type PackedFile = {readonly path: string; readonly content: Uint8Array};

/** Size in bytes of a header; content is padded to a multiple of it. */
const BLOCK = 512;

/** Bytes that a header has for the name of a file, and for the folders before it. */
const NAME_BYTES = 100;
const PREFIX_BYTES = 155;

/**
 * Splits a path into the two fields of a header.
 *
 * @throws RangeError if it is too long.
 */
function splitPath(path: string): readonly [prefix: string, name: string] {
  const slashes = [...path.matchAll(/\//g)].map(({index}) => index);
  const splits = [
    ['', path] as const,
    ...slashes.map((at) => [path.slice(0, at), path.slice(at + 1)] as const),
  ];
  const fitting = splits.find(
    ([prefix, name]) =>
      Buffer.byteLength(prefix) <= PREFIX_BYTES &&
      Buffer.byteLength(name) <= NAME_BYTES,
  );
  if (fitting === undefined) {
    throw new RangeError(
      `${path}: found a path that is too long for an archive, expected at most ${NAME_BYTES} bytes after a slash.`,
    );
  }
  return fitting;
}

/** Formats a number as a field of a header: octal digits and a NUL. */
function formatOctal(value: number, bytes: number): string {
  return `${value.toString(8).padStart(bytes - 1, '0')}\0`;
}

/** Creates a header without owner and time, so that the same files make the same bytes. */
function createHeader({path, content}: PackedFile): Buffer {
  const [prefix, name] = splitPath(path);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(formatOctal(0o644, 8), 100);
  header.write(formatOctal(0, 8), 108);
  header.write(formatOctal(0, 8), 116);
  header.write(formatOctal(content.length, 12), 124);
  header.write(formatOctal(0, 12), 136);
  // The checksum counts its own field as spaces.
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${formatOctal(sum, 7)} `, 148);
  return header;
}

/**
 * Packs files into a tar archive, in their order; the same files always result in the same bytes.
 *
 * @throws RangeError if a path is too long.
 */
export function packTar(files: readonly PackedFile[]): Buffer {
  const parts = files.flatMap((file) => [
    createHeader(file),
    file.content,
    Buffer.alloc((BLOCK - (file.content.length % BLOCK)) % BLOCK),
  ]);
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}
