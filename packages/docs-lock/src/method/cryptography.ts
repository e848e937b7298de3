import {LockError} from './lockError';
import type {Bytes} from './types';

/** Name and version of the method, in everything that is derived or authenticated. */
const METHOD = 'docs-lock/1';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const encoder = new TextEncoder();

/** A key for sealing: its bytes, or as the browser holds it. */
export type Key = Bytes | CryptoKey;

/** Writes text as UTF-8. */
export function toUtf8(text: string): Bytes {
  return encoder.encode(text);
}

/** The cryptography of browsers and of Node, which browsers offer over secure connections only. */
export function subtle(): SubtleCrypto {
  const facility = (globalThis.crypto as Crypto | undefined)?.subtle;
  if (!facility) {
    throw new LockError('insecure');
  }
  return facility;
}

/** Draws bytes that nobody can guess. */
export function randomBytes(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length));
}

/** What a ciphertext is bound to: it opens for the same words alone, in the same order. */
export function associatedData(...words: readonly string[]): Bytes {
  return toUtf8([METHOD, ...words].join('\u0000'));
}

/** Makes a key from key material, for one purpose. */
export async function deriveKey(
  material: Bytes,
  salt: Bytes,
  purpose: string,
): Promise<Bytes> {
  const key = await subtle().importKey('raw', material, 'HKDF', false, [
    'deriveBits',
  ]);
  const info = toUtf8(`${METHOD} ${purpose}`);
  return new Uint8Array(
    await subtle().deriveBits(
      {name: 'HKDF', hash: 'SHA-256', salt, info},
      key,
      256,
    ),
  );
}

/** Hands a key to the browser, which from then on uses it and does not give it back. */
export async function importKey(
  bytes: Bytes,
  use: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  return subtle().importKey('raw', bytes, 'AES-GCM', false, [use]);
}

/** Encrypts bytes, bound to what they are: a fresh vector, then the ciphertext with its tag. */
export async function sealBytes(
  key: Key,
  bytes: Bytes,
  additionalData: Bytes,
): Promise<Bytes> {
  const iv = randomBytes(IV_BYTES);
  const held =
    key instanceof Uint8Array ? await importKey(key, 'encrypt') : key;
  const sealed = await subtle().encrypt(
    {name: 'AES-GCM', iv, additionalData},
    held,
    bytes,
  );
  const blob = new Uint8Array(IV_BYTES + sealed.byteLength);
  blob.set(iv);
  blob.set(new Uint8Array(sealed), IV_BYTES);
  return blob;
}

/** Decrypts what was sealed; a changed bit, another key or another binding is damage. */
export async function openBytes(
  key: Key,
  blob: Bytes,
  additionalData: Bytes,
): Promise<Bytes> {
  const facility = subtle();
  if (blob.length < IV_BYTES + TAG_BYTES) {
    throw new LockError('damaged');
  }
  try {
    const held =
      key instanceof Uint8Array ? await importKey(key, 'decrypt') : key;
    return new Uint8Array(
      await facility.decrypt(
        {name: 'AES-GCM', iv: blob.subarray(0, IV_BYTES), additionalData},
        held,
        blob.subarray(IV_BYTES),
      ),
    );
  } catch (cause) {
    throw new LockError('damaged', {cause});
  }
}
