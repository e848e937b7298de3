import {fromBase64, toBase64} from './base64';
import {
  bind,
  decrypt,
  deriveKey,
  encrypt,
  subtle,
  toUtf8,
} from './cryptography';
import {usableCost} from './hash';
import {LockError} from './lockError';
import {normalizePassword, passwordFault} from './password';
import type {Bytes, PasswordEntry} from './types';

/** The curve of all key pairs. */
export const CURVE = {name: 'ECDH', namedCurve: 'P-256'} as const;

export type HashPassword = (password: string, salt: string) => Promise<string>;

/**
 * The functions of bcrypt that the lock uses: from the package in Node, and from a worker in
 * browsers.
 */
export type Bcrypt = {
  readonly genSalt: (cost: number) => Promise<string>;
  readonly hash: HashPassword;
};

export type NewPassword = {
  readonly id: string;
  readonly password: string;
  readonly cost: number;
};

function bindEntry({id, pub}: Pick<PasswordEntry, 'id' | 'pub'>): Bytes {
  return bind('priv', id, pub);
}

/**
 * Derives the key-encryption key of a password. It is from a second hash with its own salt, because
 * anyone could derive it from the published hash.
 */
export async function deriveKek(
  hash: HashPassword,
  password: string,
  {id, kekSalt}: Pick<PasswordEntry, 'id' | 'kekSalt'>,
): Promise<Bytes> {
  const secret = await hash(normalizePassword(password), kekSalt);
  return deriveKey(toUtf8(secret), toUtf8(id), 'kek');
}

/** Decrypts the private key of an entry. */
export async function openPrivateKey(
  kek: CryptoKey,
  entry: Pick<PasswordEntry, 'id' | 'pub' | 'priv'>,
): Promise<Bytes> {
  return decrypt(kek, fromBase64(entry.priv), bindEntry(entry));
}

/**
 * Creates the entry of a password for the lock file. Builds never need the password again.
 *
 * @throws LockError if the password or the cost is not allowed.
 */
export async function createEntry(
  bcrypt: Bcrypt,
  {id, password: typed, cost}: NewPassword,
): Promise<PasswordEntry> {
  const fault = usableCost(cost) ? passwordFault(typed) : 'cost';
  if (fault !== undefined) {
    throw new LockError(fault);
  }
  const password = normalizePassword(typed);
  const hash = await bcrypt.hash(password, await bcrypt.genSalt(cost));
  const kekSalt = await bcrypt.genSalt(cost);
  const pair = await subtle().generateKey(CURVE, true, ['deriveBits']);
  const raw = await subtle().exportKey('raw', pair.publicKey);
  const pub = toBase64(new Uint8Array(raw));
  const secret = await subtle().exportKey('pkcs8', pair.privateKey);
  const kek = await deriveKek(bcrypt.hash, password, {id, kekSalt});
  const priv = await encrypt(kek, new Uint8Array(secret), bindEntry({id, pub}));
  return {id, hash, kekSalt, pub, priv: toBase64(priv)};
}
