import {fromBase64} from './base64';
import {associatedData, subtle} from './cryptography';
import {LockError} from './lockError';
import type {Bytes} from './types';

/** Who signs: the author, or the build itself if the author has no key. */
export type SignedBy = 'author' | 'build';

/** The signed list of everything sealed of an area. */
export type Manifest = {
  readonly v: 1;
  readonly area: string;
  readonly by: SignedBy;
  /** The public key that verifies the signature, base64. */
  readonly key: string;
  /** Generated for each build and shared by all its scopes. */
  readonly generation: string;
  /** Grows with each sealing. */
  readonly counter: number;
  /** SHA-256 of each sealed part by its name, base64. */
  readonly parts: Readonly<Record<string, string>>;
};

/** A manifest as it is published: its text, and the signature over it. */
export type SignedManifest = {
  readonly manifest: string;
  /** ECDSA signature, r and s of 32 bytes each, base64. */
  readonly signature: string;
};

/** The curve of signing keys, which all supported browsers have. */
export const SIGNING_CURVE = {name: 'ECDSA', namedCurve: 'P-256'} as const;

/** The signature algorithm. */
export const SIGNING = {name: 'ECDSA', hash: 'SHA-256'} as const;

/** Length of a public key and of a signature in bytes. */
const KEY_BYTES = 65;
const SIGNATURE_BYTES = 64;

type Unknown = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSigned(value: unknown): value is SignedManifest {
  return (
    isRecord(value) &&
    typeof value['manifest'] === 'string' &&
    typeof value['signature'] === 'string'
  );
}

/** Whether a value is a valid counter of a manifest. */
export function isCounter(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isManifest(value: unknown): value is Manifest {
  return (
    isRecord(value) &&
    value['v'] === 1 &&
    (value['by'] === 'author' || value['by'] === 'build') &&
    ['area', 'key', 'generation'].every(
      (name) => typeof value[name] === 'string',
    ) &&
    isCounter(value['counter']) &&
    isRecord(value['parts']) &&
    Object.values(value['parts']).every((part) => typeof part === 'string')
  );
}

/** Returns the bytes that are signed: the text of a manifest, with a prefix that marks it as one. */
export function signedBytes(manifest: string): Bytes {
  return associatedData('manifest', manifest);
}

/** Whether text is the public half of a signing key. */
export function isSigningKey(text: string): boolean {
  try {
    return fromBase64(text).length === KEY_BYTES;
  } catch {
    return false;
  }
}

function readUnchecked(text: string): SignedManifest & {
  readonly read: Manifest;
} {
  const signed: unknown = JSON.parse(text);
  const read: unknown = isSigned(signed) && JSON.parse(signed.manifest);
  if (!isSigned(signed) || !isManifest(read)) {
    throw new LockError('unsigned');
  }
  return {...signed, read};
}

async function isGenuine(
  {key}: Manifest,
  {manifest, signature}: SignedManifest,
): Promise<boolean> {
  const bytes = fromBase64(signature);
  const publicKey = await subtle().importKey(
    'raw',
    fromBase64(key),
    SIGNING_CURVE,
    false,
    ['verify'],
  );
  return (
    bytes.length === SIGNATURE_BYTES &&
    subtle().verify(SIGNING, publicKey, bytes, signedBytes(manifest))
  );
}

/**
 * Parses a manifest and verifies its signature with the key that it names. Whether that key is
 * trusted is up to the caller.
 *
 * @throws LockError if it is malformed or the signature is invalid.
 */
export async function openManifest(text: string): Promise<Manifest> {
  subtle();
  try {
    const {read, ...signed} = readUnchecked(text);
    if (await isGenuine(read, signed)) {
      return read;
    }
  } catch (cause) {
    throw new LockError('unsigned', {cause});
  }
  throw new LockError('unsigned');
}

/**
 * Makes sure that a sealed part matches its digest in a manifest.
 *
 * @throws LockError if the manifest has another digest, or none.
 */
export function requirePart(
  {parts}: Pick<Manifest, 'parts'>,
  [name, digest]: readonly [name: string, digest: string],
): void {
  if (!Object.hasOwn(parts, name) || parts[name] !== digest) {
    throw new LockError('unlisted', {cause: name});
  }
}
