import {fromBase64, toBase64} from './base64';
import {
  associatedData,
  deriveKey,
  importKey,
  openBytes,
  sealBytes,
  subtle,
  type Key,
} from './cryptography';
import {CURVE, openPrivateKey} from './entry';
import {LockError} from './lockError';
import type {
  Bytes,
  PasswordEntry,
  SealedEntry,
  Sealing,
  WrappedKey,
} from './types';

function bindKey(
  {scope, generation}: Sealing,
  {id}: Pick<PasswordEntry, 'id'>,
): Bytes {
  return associatedData('ck', scope, id, generation);
}

async function importPublicKey(bytes: Bytes): Promise<CryptoKey> {
  return subtle().importKey('raw', bytes, CURVE, false, []);
}

/** Derives the key shared by two key pairs, one of which is ephemeral. */
async function sharedKey(
  own: CryptoKey,
  other: CryptoKey,
  publicKeys: Bytes,
): Promise<Bytes> {
  const bits = await subtle().deriveBits(
    {name: 'ECDH', public: other},
    own,
    256,
  );
  return deriveKey(new Uint8Array(bits), publicKeys, 'wrap');
}

/** Wraps a content key for one password by its public key, which takes no secret. */
export async function wrapContentKey(
  contentKey: Bytes,
  entry: Pick<PasswordEntry, 'id' | 'pub'>,
  sealing: Sealing,
): Promise<WrappedKey> {
  const pair = await subtle().generateKey(CURVE, true, ['deriveBits']);
  const epk = new Uint8Array(await subtle().exportKey('raw', pair.publicKey));
  const pub = fromBase64(entry.pub);
  const key = await sharedKey(
    pair.privateKey,
    await importPublicKey(pub),
    new Uint8Array([...epk, ...pub]),
  );
  const wrap = await sealBytes(key, contentKey, bindKey(sealing, entry));
  return {epk: toBase64(epk), wrap: toBase64(wrap)};
}

async function unwrap(
  kek: Key,
  entry: SealedEntry,
  sealing: Sealing,
): Promise<Bytes> {
  const own = await subtle().importKey(
    'pkcs8',
    await openPrivateKey(kek, entry),
    CURVE,
    false,
    ['deriveBits'],
  );
  const epk = fromBase64(entry.epk);
  const key = await sharedKey(
    own,
    await importPublicKey(epk),
    new Uint8Array([...epk, ...fromBase64(entry.pub)]),
  );
  return openBytes(key, fromBase64(entry.wrap), bindKey(sealing, entry));
}

/** Unwraps the content key of a scope as bytes, for tools that write decrypted sources to disk. */
export async function openContentKeyBytes(
  kek: Key,
  entry: SealedEntry,
  sealing: Sealing,
): Promise<Bytes> {
  subtle();
  try {
    return await unwrap(kek, entry, sealing);
  } catch (cause) {
    throw new LockError('damaged', {cause});
  }
}

/** Unwraps the content key of a scope as a non-extractable key for decryption. */
export async function openContentKey(
  kek: Key,
  entry: SealedEntry,
  sealing: Sealing,
): Promise<CryptoKey> {
  return importKey(await openContentKeyBytes(kek, entry, sealing), 'decrypt');
}
