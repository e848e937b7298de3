import {LockError} from './lockError';
import type {Bytes} from './types';

/** Name and version of the format, part of everything that is derived or authenticated. */
const FORMAT = 'lock/3';

const IV_BYTES = 12;
const TAG_BYTES = 16;

export function toUtf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/** Returns Web Crypto, which browsers offer over secure connections only. */
export function subtle(): SubtleCrypto {
  const facility = (globalThis.crypto as Crypto | undefined)?.subtle;
  if (!facility) {
    throw new LockError('insecure');
  }
  return facility;
}

/** Generates cryptographically random bytes. */
export function randomBytes(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length));
}

/** Joins bytes. Sites that support old browsers would compile a spread to a list of lists. */
export function joined(first: Bytes, second: Bytes): Bytes {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

/** Joins the context of a ciphertext: decryption needs the same strings in the same order. */
export function bind(...parts: readonly string[]): Bytes {
  return toUtf8([FORMAT, ...parts].join('\u0000'));
}

/** Derives a key from key material for one purpose. */
export async function deriveKey(
  material: Bytes,
  salt: Bytes,
  purpose: string,
): Promise<Bytes> {
  const key = await subtle().importKey('raw', material, 'HKDF', false, [
    'deriveBits',
  ]);
  return new Uint8Array(
    await subtle().deriveBits(
      {name: 'HKDF', hash: 'SHA-256', salt, info: bind(purpose)},
      key,
      256,
    ),
  );
}

/** Imports a key as non-extractable. */
export async function importKey(
  bytes: Bytes,
  use: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  return subtle().importKey('raw', bytes, 'AES-GCM', false, [use]);
}

/**
 * Encrypts bytes and authenticates their binding. The result is a fresh nonce, the ciphertext, and
 * its tag.
 */
export async function encrypt(
  key: Bytes,
  bytes: Bytes,
  additionalData: Bytes,
): Promise<Bytes> {
  const iv = randomBytes(IV_BYTES);
  const sealed = await subtle().encrypt(
    {name: 'AES-GCM', iv, additionalData},
    await importKey(key, 'encrypt'),
    bytes,
  );
  return joined(iv, new Uint8Array(sealed));
}

/** Decrypts bytes; a flipped bit, another key, or another binding counts as damage. */
export async function decrypt(
  key: CryptoKey,
  blob: Bytes,
  additionalData: Bytes,
): Promise<Bytes> {
  const facility = subtle();
  if (blob.length < IV_BYTES + TAG_BYTES) {
    throw new LockError('damaged');
  }
  try {
    return new Uint8Array(
      await facility.decrypt(
        {name: 'AES-GCM', iv: blob.subarray(0, IV_BYTES), additionalData},
        key,
        blob.subarray(IV_BYTES),
      ),
    );
  } catch (cause) {
    throw new LockError('damaged', {cause});
  }
}
