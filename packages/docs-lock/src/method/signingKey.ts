import {fromBase64, toBase64} from './base64';
import {subtle} from './cryptography';
import {
  isSigningKey,
  SIGNING,
  SIGNING_CURVE,
  signedBytes,
  type Manifest,
  type SignedManifest,
} from './manifest';

/** The key pair that signs sealed content, as its owner keeps it. */
export type SigningKey = {
  /** The public half as base64, as in lock.json. */
  readonly key: string;
  /** The private half as base64, which must never be committed. */
  readonly secret: string;
};

/** Generates a signing key. */
export async function createSigningKey(): Promise<SigningKey> {
  const pair = await subtle().generateKey(SIGNING_CURVE, true, ['sign']);
  const [key, secret] = await Promise.all([
    subtle().exportKey('raw', pair.publicKey),
    subtle().exportKey('pkcs8', pair.privateKey),
  ]);
  return {
    key: toBase64(new Uint8Array(key)),
    secret: toBase64(new Uint8Array(secret)),
  };
}

function isPair(value: unknown): value is SigningKey {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    isSigningKey(value.key) &&
    'secret' in value &&
    typeof value.secret === 'string'
  );
}

/**
 * Parses a signing key.
 *
 * @throws Error that reveals nothing of the text.
 */
export function parseSigningKey(text: string): SigningKey {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (!isPair(value)) {
    throw new Error(
      'the signing key: found no key and secret, expected what "npm run lock -- key" wrote.',
    );
  }
  return value;
}

/** Signs a manifest. */
export async function signManifest(
  {key, secret}: SigningKey,
  manifest: Omit<Manifest, 'v' | 'key'>,
): Promise<SignedManifest> {
  const privateKey = await subtle().importKey(
    'pkcs8',
    fromBase64(secret),
    SIGNING_CURVE,
    false,
    ['sign'],
  );
  const text = JSON.stringify({v: 1, key, ...manifest});
  const signature = await subtle().sign(SIGNING, privateKey, signedBytes(text));
  return {manifest: text, signature: toBase64(new Uint8Array(signature))};
}

/** Shortens a public key to a fingerprint that people can compare. */
export async function fingerprint(key: string): Promise<string> {
  const digest = await subtle().digest('SHA-256', fromBase64(key));
  return Array.from(new Uint8Array(digest).subarray(0, 8), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Returns the path of the signing key, which the environment may override. */
export async function signingKeyPath(
  home: string,
  key: string,
): Promise<string> {
  return `${home}/.config/docs-lock/${await fingerprint(key)}.json`;
}
