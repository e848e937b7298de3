import {fromBase64, toBase64} from './base64';
import {
  associatedData,
  deriveKey,
  openBytes,
  sealBytes,
  subtle,
  toUtf8,
  type Key,
} from './cryptography';
import {sameSalt, usableCost} from './hash';
import {LockError} from './lockError';
import {normalizePassword, passwordFault} from './password';
import type {Bytes, PasswordEntry} from './types';

/** The curve of all key pairs. */
export const CURVE = {name: 'ECDH', namedCurve: 'P-256'} as const;

/** Hashes a password with a salt. */
export type HashPassword = (password: string, salt: string) => Promise<string>;

/** The functions of bcrypt in use: from the package in Node, from a worker in browsers. */
export type Bcrypt = {
  readonly genSalt: (cost: number) => Promise<string>;
  readonly hash: HashPassword;
};

/** A password to add. */
export type NewPassword = {
  readonly id: string;
  readonly password: string;
  readonly cost: number;
  /** The public signing key that the password vouches for, if there is one. */
  readonly signer?: string | undefined;
};

/** Returns the binding of an entry's private key, which includes the signer so that it cannot be replaced. */
function bindEntry({
  id,
  pub,
  signer,
}: Pick<PasswordEntry, 'id' | 'pub' | 'signer'>): Bytes {
  return associatedData('priv', id, pub, ...(signer ? [signer] : []));
}

/**
 * Derives the key-encryption key of a password. It comes from a second hash with its own salt,
 * because anyone could derive it from the published hash.
 */
export async function deriveKek(
  hash: HashPassword,
  password: string,
  entry: Pick<PasswordEntry, 'id' | 'kekSalt'>,
): Promise<Bytes> {
  const secret = await hash(normalizePassword(password), entry.kekSalt);
  return deriveKey(toUtf8(secret), toUtf8(entry.id), 'kek');
}

/** Decrypts the private key of an entry. */
export async function openPrivateKey(
  kek: Key,
  entry: Pick<PasswordEntry, 'id' | 'pub' | 'priv' | 'signer'>,
): Promise<Bytes> {
  return openBytes(kek, fromBase64(entry.priv), bindEntry(entry));
}

/** Generates a salt that differs from another one. */
async function otherSalt(
  genSalt: Bcrypt['genSalt'],
  cost: number,
  than: string,
): Promise<string> {
  const salt = await genSalt(cost);
  return sameSalt(than, salt) ? otherSalt(genSalt, cost, than) : salt;
}

/** Creates the entry of a password for lock.json. Builds never need the password again. */
export async function createEntry(
  bcrypt: Bcrypt,
  {id, password: typed, cost, signer}: NewPassword,
): Promise<PasswordEntry> {
  const fault = usableCost(cost) ? passwordFault(typed) : 'cost';
  if (fault !== undefined) {
    throw new LockError(fault);
  }
  const password = normalizePassword(typed);
  const hash = await bcrypt.hash(password, await bcrypt.genSalt(cost));
  const kekSalt = await otherSalt(bcrypt.genSalt, cost, hash);
  const pair = await subtle().generateKey(CURVE, true, ['deriveBits']);
  const exported = {
    pub: new Uint8Array(await subtle().exportKey('raw', pair.publicKey)),
    priv: new Uint8Array(await subtle().exportKey('pkcs8', pair.privateKey)),
  };
  const pub = toBase64(exported.pub);
  const kek = await deriveKek(bcrypt.hash, password, {id, kekSalt});
  const vouched = {id, pub, ...(signer !== undefined && {signer})};
  const priv = await sealBytes(kek, exported.priv, bindEntry(vouched));
  return {hash, kekSalt, ...vouched, priv: toBase64(priv)};
}
