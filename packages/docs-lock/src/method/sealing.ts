import {
  associatedData,
  openBytes,
  sealBytes,
  subtle,
  toUtf8,
  type Key,
} from './cryptography';
import {framed, unframed} from './frame';
import {LockError} from './lockError';
import type {Bytes} from './types';

/** What the ciphertext of a page is bound to. */
export function pageBinding(scope: string, doc: string): Bytes {
  return associatedData('page', scope, doc);
}

/** What the ciphertext of a file is bound to. */
export function fileBinding(scope: string, id: string): Bytes {
  return associatedData('file', scope, id);
}

/** What the ciphertext of an area's search records is bound to. */
export function searchBinding(scope: string, area: string): Bytes {
  return associatedData('search', scope, area);
}

/** What the ciphertext of an area's sources is bound to. */
export function sourceBinding(scope: string, area: string): Bytes {
  return associatedData('source', scope, area);
}

/** Pipes bytes through a stream; malformed data fails while it is read. */
async function through(
  bytes: Bytes,
  stream: CompressionStream | DecompressionStream,
): Promise<Bytes> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** Seals a JSON value: compressed, padded, encrypted. */
export async function sealJson(
  key: Key,
  value: unknown,
  binding: Bytes,
): Promise<Bytes> {
  const text = toUtf8(JSON.stringify(value));
  const small = await through(text, new CompressionStream('deflate-raw'));
  return sealBytes(key, framed(small), binding);
}

/** Opens a sealed JSON value. Its shape can be trusted, since only builds can seal. */
export async function openJson(
  key: Key,
  blob: Bytes,
  binding: Bytes,
): Promise<unknown> {
  const small = unframed(await openBytes(key, blob, binding));
  try {
    const text = await through(small, new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(text));
  } catch (cause) {
    throw new LockError('damaged', {cause});
  }
}

/** Seals a whole file, padded. */
export async function sealFile(
  key: Key,
  bytes: Bytes,
  binding: Bytes,
): Promise<Bytes> {
  return sealBytes(key, framed(bytes), binding);
}

/** Opens a sealed file. */
export async function openFile(
  key: Key,
  blob: Bytes,
  binding: Bytes,
): Promise<Bytes> {
  return unframed(await openBytes(key, blob, binding));
}

/** Derives the name of an encrypted file, which reveals nothing about it. */
export async function lockedFileId(
  contentKey: Bytes,
  path: string,
): Promise<string> {
  const digest = await subtle().digest(
    'SHA-256',
    new Uint8Array([...contentKey, ...toUtf8(path)]),
  );
  return Array.from(new Uint8Array(digest).subarray(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
