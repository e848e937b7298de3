import bcrypt from 'bcryptjs';
import {toBase64} from '../../format/base64';
import {openContentKey} from '../../format/contentKey';
import {importKey, randomBytes} from '../../format/cryptography';
import {createEntry, deriveKek} from '../../format/entry';
import {getSalt, usableHash} from '../../format/hash';
import {openJson, sealJson} from '../../format/sealing';
import type {Bytes, PasswordEntry, SealedEntry} from '../../format/types';
import {realBcrypt} from '../../../../tests/support/lock/bcrypt';
import {buildScope, makeEntry} from '../../../../tests/support/lock/sealed';

const sealing = {scope: '/reference', build: 'b1'};

async function getKek(
  password: string,
  entry: PasswordEntry,
): Promise<CryptoKey> {
  const kek = await deriveKek(realBcrypt.hash, password, entry);
  return importKey(kek, 'decrypt');
}

async function published(
  entry: PasswordEntry,
): Promise<{readonly sealed: SealedEntry; readonly contentKey: Bytes}> {
  const {scope, contentKey} = await buildScope(sealing, {path: [entry]});
  const [sealed] = scope.entries;
  if (sealed === undefined) {
    throw new Error('no entry');
  }
  return {sealed, contentKey};
}

describe('the entry of a password', () => {
  it('holds a hash of 60 characters that the password matches', async () => {
    const {hash} = await makeEntry('lamp', 'open sesame');
    expect(usableHash(hash)).toBe(true);
    expect(bcrypt.compareSync('open sesame', hash)).toBe(true);
    expect(bcrypt.compareSync('open Sesame', hash)).toBe(false);
  });

  it('has a second salt, at the same cost', async () => {
    const {hash, kekSalt} = await makeEntry('lamp', 'open sesame');
    expect(getSalt(kekSalt)).not.toBe(getSalt(hash));
    expect(kekSalt.slice(0, 7)).toBe(hash.slice(0, 7));
  });

  it('has new salts and a new key pair each time, even for the same password', async () => {
    const entries = await Promise.all(
      Array.from({length: 12}, () => makeEntry('lamp', 'open sesame')),
    );
    const salts = entries.flatMap(({hash, kekSalt}) => [
      getSalt(hash),
      kekSalt,
    ]);
    expect(new Set(salts).size).toBe(24);
    expect(new Set(entries.flatMap(({pub, priv}) => [pub, priv])).size).toBe(
      24,
    );
  });

  it.each([
    ['', 4, 'at least one character'],
    ['x'.repeat(73), 4, 'at most 72 bytes'],
    ['x', 3, 'from 4 to 31'],
    ['x', 32, 'from 4 to 31'],
  ])('is not made from "%s" at cost %d', async (password, cost, message) => {
    await expect(
      createEntry(realBcrypt, {id: 'lamp', password, cost}),
    ).rejects.toThrow(message);
  });

  it('yields another key than the published hash would', async () => {
    const entry = await makeEntry('lamp', 'open sesame');
    const {sealed} = await published(entry);
    const fromHash = await deriveKek(
      async () => Promise.resolve(entry.hash),
      '',
      entry,
    );
    const kek = await importKey(fromHash, 'decrypt');
    await expect(openContentKey(kek, sealed, sealing)).rejects.toThrow(
      'damaged',
    );
  });
});

describe('the content key', () => {
  it('is wrapped without a secret, opens with the password however its accents are typed, and cannot be read', async () => {
    const entry = await makeEntry('lamp', 'ré union');
    const {sealed, contentKey} = await published(entry);
    const kek = await getKek('re\u0301 union', entry);
    const key = await openContentKey(kek, sealed, sealing);
    const place = {scope: '/reference', address: '/reference/a'};
    expect(key.extractable).toBe(false);
    expect(
      await openJson(key, await sealJson(contentKey, 1, place), place),
    ).toBe(1);
  });

  it('does not open with another password, even if its hash was substituted', async () => {
    const entry = await makeEntry('lamp', 'open sesame');
    const forged = await makeEntry('lamp', 'known');
    const {sealed} = await published(entry);
    const kek = await getKek('known', {...entry, kekSalt: forged.kekSalt});
    await expect(
      openContentKey(kek, {...sealed, hash: forged.hash}, sealing),
    ).rejects.toThrow('damaged');
  });

  it.each<[string, Partial<SealedEntry>, Partial<typeof sealing>]>([
    ['for another scope', {}, {scope: '/reference/gm'}],
    ['under another name', {id: 'wick'}, {}],
    ['with a wrap of chance', {wrap: toBase64(randomBytes(60))}, {}],
    [
      'with a public half that is no point',
      {epk: toBase64(randomBytes(65))},
      {},
    ],
    ['with a private key that is none', {priv: '*'}, {}],
  ])('does not open %s', async (_, part, other) => {
    const entry = await makeEntry('lamp', 'open sesame');
    const {sealed} = await published(entry);
    const kek = await getKek('open sesame', entry);
    await expect(
      openContentKey(kek, {...sealed, ...part}, {...sealing, ...other}),
    ).rejects.toThrow('damaged');
  });

  it('names the missing cryptographic function', async () => {
    const entry = await makeEntry('lamp', 'open sesame');
    const {sealed} = await published(entry);
    const {crypto} = globalThis;
    Object.defineProperty(globalThis, 'crypto', {
      value: {},
      configurable: true,
    });
    await expect(
      openContentKey({} as CryptoKey, sealed, sealing),
    ).rejects.toThrow('This address does not support encryption.');
    Object.defineProperty(globalThis, 'crypto', {
      value: crypto,
      configurable: true,
    });
  });
});
