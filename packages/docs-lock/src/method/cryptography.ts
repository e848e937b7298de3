import {LockError} from './lockError';
import type {Bytes} from './types';

/** Name and version of the scheme, part of everything that is derived or authenticated. */
const METHOD = 'docs-lock/1';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const encoder = new TextEncoder();

/** A content key: raw bytes, or a key object of the browser. */
export type Key = Bytes | CryptoKey;

/** Encodes text as UTF-8. */
export function toUtf8(text: string): Bytes {
  return encoder.encode(text);
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

/** Encodes the associated data of a ciphertext: decryption needs the same strings in the same order. */
export function associatedData(...parts: readonly string[]): Bytes {
  return toUtf8([METHOD, ...parts].join('\u0000'));
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
  const info = toUtf8(`${METHOD} ${purpose}`);
  return new Uint8Array(
    await subtle().deriveBits(
      {name: 'HKDF', hash: 'SHA-256', salt, info},
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
 * Encrypts bytes and authenticates what they are bound to: a fresh nonce, then the ciphertext with
 * its tag.
 */
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

/** Decrypts sealed bytes; a flipped bit, another key or another binding counts as damage. */
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
