import {bind, decrypt, encrypt, toUtf8} from './cryptography';
import {LockError} from './lockError';
import type {Bytes} from './types';

/** The smallest padded size in bytes. */
const LEAST = 256;

/** Marks the end of content before the zeros of its padding. */
const END = 0x80;

/** Prefix of the address of a locked file on its page, followed by its id. */
export const LOCKED_FILE = 'lock-asset:';

/** Returns the address of a sealed file, whose name is random. */
export function fileAddress(id: string): string {
  return `/assets/locked/${id}.bin`;
}

/** The context of a ciphertext: it opens only at this place on the site. */
export type Place = {
  /** Path prefix; its passwords open the content. */
  readonly scope: string;
  /** Address without the base path: canonical for a page, and as fetched for a file. */
  readonly address: string;
};

function bindPlace({scope, address}: Place): Bytes {
  return bind('content', scope, address);
}

/**
 * Returns the padded size of content, in steps of an eighth of a power of two. They hide its size
 * at a cost of up to 12.5%.
 */
export function paddedSize(length: number): number {
  const step = 2 ** Math.floor(Math.log2(Math.max(length, LEAST)) - 3);
  return Math.max(LEAST, Math.ceil(length / step) * step);
}

function pad(content: Bytes): Bytes {
  const padded = new Uint8Array(paddedSize(content.length + 1));
  padded.set(content);
  padded[content.length] = END;
  return padded;
}

function removePadding(padded: Bytes): Bytes {
  const end = padded.lastIndexOf(END);
  if (end === -1 || padded.subarray(end + 1).some((byte) => byte !== 0)) {
    throw new LockError('damaged');
  }
  return padded.subarray(0, end);
}

/** Pads and encrypts bytes for one place. */
export async function sealBytes(
  contentKey: Bytes,
  content: Bytes,
  place: Place,
): Promise<Bytes> {
  return encrypt(contentKey, pad(content), bindPlace(place));
}

/**
 * Opens sealed bytes.
 *
 * @throws LockError if they were changed, or sealed for another place or by another build.
 */
export async function openBytes(
  contentKey: CryptoKey,
  blob: Bytes,
  place: Place,
): Promise<Bytes> {
  return removePadding(await decrypt(contentKey, blob, bindPlace(place)));
}

/** Pipes bytes through a stream; malformed data fails while it is read. */
async function through(
  bytes: Bytes,
  stream: CompressionStream | DecompressionStream,
): Promise<Bytes> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** Seals a JSON value, compressed. */
export async function sealJson(
  contentKey: Bytes,
  value: unknown,
  place: Place,
): Promise<Bytes> {
  const text = toUtf8(JSON.stringify(value));
  const small = await through(text, new CompressionStream('deflate-raw'));
  return sealBytes(contentKey, small, place);
}

/** Opens a sealed JSON value. Its shape is as trustworthy as the scripts that deliver its key. */
export async function openJson(
  contentKey: CryptoKey,
  blob: Bytes,
  place: Place,
): Promise<unknown> {
  const small = await openBytes(contentKey, blob, place);
  const text = await through(small, new DecompressionStream('deflate-raw'));
  return JSON.parse(new TextDecoder().decode(text));
}
