import {fromBase64, toBase64} from './base64';
import {
  bind,
  decrypt,
  deriveKey,
  encrypt,
  importKey,
  joined,
  subtle,
} from './cryptography';
import {CURVE, openPrivateKey} from './entry';
import {LockError} from './lockError';
import type {
  Bytes,
  PasswordEntry,
  SealedEntry,
  SealedScope,
  WrappedKey,
} from './types';

function bindKey(
  {scope}: Pick<SealedScope, 'scope'>,
  {id}: Pick<PasswordEntry, 'id'>,
): Bytes {
  return bind('key', scope, id);
}

/** Derives the key that two key pairs share. One of them is ephemeral. */
async function sharedKey(
  own: CryptoKey,
  other: Bytes,
  publicKeys: Bytes,
): Promise<Bytes> {
  const bits = await subtle().deriveBits(
    {
      name: 'ECDH',
      public: await subtle().importKey('raw', other, CURVE, false, []),
    },
    own,
    256,
  );
  return deriveKey(new Uint8Array(bits), publicKeys, 'wrap');
}

/** Wraps the content key of a scope with the public key of one password, which takes no secret. */
export async function wrapContentKey(
  contentKey: Bytes,
  entry: Pick<PasswordEntry, 'id' | 'pub'>,
  scope: Pick<SealedScope, 'scope'>,
): Promise<WrappedKey> {
  const pair = await subtle().generateKey(CURVE, true, ['deriveBits']);
  const epk = new Uint8Array(await subtle().exportKey('raw', pair.publicKey));
  const pub = fromBase64(entry.pub);
  const key = await sharedKey(pair.privateKey, pub, joined(epk, pub));
  const wrap = await encrypt(key, contentKey, bindKey(scope, entry));
  return {epk: toBase64(epk), wrap: toBase64(wrap)};
}

/**
 * Unwraps the content key of a scope as a non-extractable key for decryption.
 *
 * @throws LockError if the key of the password is wrong, or anything was changed.
 */
export async function openContentKey(
  kek: CryptoKey,
  entry: SealedEntry,
  scope: Pick<SealedScope, 'scope'>,
): Promise<CryptoKey> {
  const facility = subtle();
  try {
    const own = await facility.importKey(
      'pkcs8',
      await openPrivateKey(kek, entry),
      CURVE,
      false,
      ['deriveBits'],
    );
    const epk = fromBase64(entry.epk);
    const both = joined(epk, fromBase64(entry.pub));
    const key = await importKey(await sharedKey(own, epk, both), 'decrypt');
    const wrap = fromBase64(entry.wrap);
    return await importKey(
      await decrypt(key, wrap, bindKey(scope, entry)),
      'decrypt',
    );
  } catch (cause) {
    throw new LockError('damaged', {cause});
  }
}
