import {fromBase64} from './base64';
import {associatedData, subtle} from './cryptography';
import {LockError} from './lockError';
import type {Bytes} from './types';

/** Who signs what is sealed: its author, or where the author has no key the build for itself. */
export type SignedBy = 'author' | 'build';

/** The signed list of everything that was sealed of an area. */
export type Manifest = {
  readonly v: 1;
  readonly area: string;
  readonly by: SignedBy;
  /** The public key whose private half signed it, base64. */
  readonly key: string;
  /** Generated for each build and shared by all of its scopes. */
  readonly generation: string;
  /** Grows with each sealing. */
  readonly counter: number;
  /** SHA-256 of each sealed part by its name, base64. */
  readonly parts: Readonly<Record<string, string>>;
};

/** A manifest as it is published: its text, and the signature of that text. */
export type SignedManifest = {
  readonly manifest: string;
  /** The two halves of an ECDSA signature, 32 bytes each, base64. */
  readonly signature: string;
};

/** The kind of key that signs: all listed browsers have it. */
export const SIGNING_CURVE = {name: 'ECDSA', namedCurve: 'P-256'} as const;

/** How a signature is made and checked. */
export const SIGNING = {name: 'ECDSA', hash: 'SHA-256'} as const;

/** How many bytes a public key has, and a signature. */
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

/** Tells whether a value can be the counter of a manifest. */
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

/** What a signature is made of: the text of a manifest, marked as one. */
export function signedBytes(manifest: string): Bytes {
  return associatedData('manifest', manifest);
}

/** Tells whether text is the public half of a signing key. */
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
 * Reads a manifest whose signature fits the key that it names. Whether that key is to be
 * trusted is for the caller to say.
 *
 * @throws LockError where it is none, or its signature fits not.
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
 * Makes sure that a sealed part is what a manifest says.
 *
 * @throws LockError where the manifest names another one, or none.
 */
export function requirePart(
  {parts}: Pick<Manifest, 'parts'>,
  [name, digest]: readonly [name: string, digest: string],
): void {
  if (!Object.hasOwn(parts, name) || parts[name] !== digest) {
    throw new LockError('unlisted', {cause: name});
  }
}
