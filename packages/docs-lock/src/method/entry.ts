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

/** Makes a hash of a password with a salt. */
export type HashPassword = (password: string, salt: string) => Promise<string>;

/** What of bcrypt is needed: in Node the package, in browsers a worker around it. */
export type Bcrypt = {
  readonly genSalt: (cost: number) => Promise<string>;
  readonly hash: HashPassword;
};

/** A password that is to be let in. */
export type NewPassword = {
  readonly id: string;
  readonly password: string;
  readonly cost: number;
  /** The key that signs what is sealed, where there is one: the password then vouches for it. */
  readonly signer?: string | undefined;
};

/** What the private key of an entry is bound to: with the signer, nobody without the password can name another. */
function boundTo({
  id,
  pub,
  signer,
}: Pick<PasswordEntry, 'id' | 'pub' | 'signer'>): Bytes {
  return associatedData('priv', id, pub, ...(signer ? [signer] : []));
}

/**
 * Makes the key that only the password makes. It comes from a second hash, with a salt of its own:
 * from the hash that is published, everybody could make it.
 */
export async function deriveKek(
  hash: HashPassword,
  password: string,
  entry: Pick<PasswordEntry, 'id' | 'kekSalt'>,
): Promise<Bytes> {
  const secret = await hash(normalizePassword(password), entry.kekSalt);
  return deriveKey(toUtf8(secret), toUtf8(entry.id), 'kek');
}

/** Opens the private key of an entry. */
export async function openPrivateKey(
  kek: Key,
  entry: Pick<PasswordEntry, 'id' | 'pub' | 'priv' | 'signer'>,
): Promise<Bytes> {
  return openBytes(kek, fromBase64(entry.priv), boundTo(entry));
}

/** Gives a fresh salt that is not another one. */
async function otherSalt(
  genSalt: Bcrypt['genSalt'],
  cost: number,
  than: string,
): Promise<string> {
  const salt = await genSalt(cost);
  return sameSalt(than, salt) ? otherSalt(genSalt, cost, than) : salt;
}

/** Makes what lock.json holds of a password: the one moment at which the build's side needs it. */
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
  const priv = await sealBytes(kek, exported.priv, boundTo(vouched));
  return {hash, kekSalt, ...vouched, priv: toBase64(priv)};
}
