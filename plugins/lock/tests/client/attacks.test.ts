/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {fromBase64, toBase64} from '../../format/base64';
import {sealBytes} from '../../format/sealing';
import {getKey} from '../../client/keyRing';
import {openLockedFile} from '../../client/lockedFiles';
import {lock, openRemembered, readPage, unlock} from '../../client/store';
import type {SealedPage, SealedScope} from '../../format/types';
import type * as KeyStore from '../../../../tests/support/lock/keyStore';
import {
  buildPayload,
  buildScope,
  makeEntry,
  sealPage,
} from '../../../../tests/support/lock/sealed';
import {installWorkers} from '../../../../tests/support/lock/workers';

jest.mock(
  '../../client/heldKeys',
  () =>
    jest.requireActual<typeof KeyStore>(
      '../../../../tests/support/lock/keyStore',
    ).keyStore,
);

const TRUTHS = '/reference/truths';
const TIMELINE = '/reference/timeline';
const entry = makeEntry('lamp', 'open sesame');

async function build(name: string, scope = '/reference') {
  return buildScope({scope, build: name}, {path: [await entry]});
}

async function enter(scope: SealedScope): Promise<CryptoKey> {
  await unlock(scope, '/', {password: 'open sesame', remember: true});
  const key = getKey(scope);
  if (key === undefined) {
    throw new Error('The scope is locked.');
  }
  return key;
}

/** Opens a page as the reader of an address does. */
async function read(page: SealedPage, address: string): Promise<string> {
  const {title} = await readPage(page, address, await enter(page.scope));
  return title;
}

beforeEach(() => {
  installWorkers();
});

afterEach(lock);

describe('a page', () => {
  it('opens at its own address', async () => {
    const page = await sealPage(await build('b1'), TRUTHS, buildPayload());
    expect(await read(page, TRUTHS)).toBe('The truth of the Ninth House');
  });

  it('whose ciphertext was exchanged with that of another page is refused', async () => {
    const scope = await build('b1');
    const page = await sealPage(scope, TRUTHS, buildPayload());
    await expect(read(page, TIMELINE)).rejects.toThrow('damaged');
  });

  it('of an old build is refused in a new one', async () => {
    const old = await sealPage(await build('b1'), TRUTHS, buildPayload());
    const {scope} = await build('b2');
    await expect(read({...old, scope}, TRUTHS)).rejects.toThrow('damaged');
  });

  it('of an old build that takes the name of a new one is refused once that is open', async () => {
    const {scope} = await build('b1');
    await enter(scope);
    const old = await build('b1');
    const page = await sealPage(old, TRUTHS, buildPayload());
    const key = await enter(scope);
    await expect(readPage(page, TRUTHS, key)).rejects.toThrow('damaged');
  });

  it('that is the ciphertext of a file is refused, and so is the reverse', async () => {
    const {scope, contentKey} = await build('b1');
    const address = '/assets/locked/abc.bin';
    const place = {scope: '/reference', address};
    const file = await sealBytes(contentKey, new Uint8Array(9), place);
    const page = await sealPage({scope, contentKey}, TRUTHS, buildPayload());
    await expect(read({scope, data: toBase64(file)}, TRUTHS)).rejects.toThrow(
      'damaged',
    );
    globalThis.fetch = () =>
      Promise.resolve(new Response(fromBase64(page.data)));
    const listed = {name: 'a', size: 1, mime: 'image/png'};
    const link = 'lock-asset:abc';
    await expect(
      openLockedFile(link, {
        scope,
        files: [{...listed, id: 'abc', link}],
        baseUrl: '/',
      }),
    ).rejects.toThrow('damaged');
  });
});

describe('the key of a scope', () => {
  it('in the place of that of another scope is refused', async () => {
    const {scope: outer} = await build('b1');
    const {scope: inner} = await build('b1', '/reference/gm');
    const entries = outer.entries.map((each, index) => ({
      ...each,
      epk: inner.entries[index]?.epk ?? '',
      wrap: inner.entries[index]?.wrap ?? '',
    }));
    await expect(enter({...outer, entries})).rejects.toThrow('damaged');
  });

  it('for an entry that stands twice does not open another scope', async () => {
    const {scope: inner} = await buildScope(
      {scope: '/reference/gm', build: 'b1'},
      {path: [await makeEntry('gm', 'behind')]},
    );
    const {scope: outer} = await build('b1');
    const entries = [...outer.entries, ...inner.entries, ...outer.entries];
    await expect(enter({...inner, entries})).rejects.toThrow('damaged');
  });
});

describe('a remembered key', () => {
  it('of a password that was revoked opens nothing of the next build, nor does the password', async () => {
    await enter((await build('b1')).scope);
    const {scope} = await buildScope(
      {scope: '/reference', build: 'b2'},
      {path: [await makeEntry('moon', 'another word')]},
    );
    expect(await openRemembered(scope, '/')).toBe(false);
    await expect(enter(scope)).rejects.toThrow('The scope is locked.');
  });

  it('opens nothing if the entry was added again under the same id', async () => {
    await enter((await build('b1')).scope);
    const {scope} = await buildScope(
      {scope: '/reference', build: 'b2'},
      {path: [await makeEntry('lamp', 'another word')]},
    );
    expect(await openRemembered(scope, '/')).toBe(false);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('opens nothing if its old entry was put back into a new build', async () => {
    const {scope: old} = await build('b1');
    await enter(old);
    const {scope} = await buildScope(
      {scope: '/reference', build: 'b2'},
      {path: [await makeEntry('moon', 'another word')]},
    );
    const page = await sealPage(await build('b2'), TRUTHS, buildPayload());
    const forged = {...scope, entries: old.entries};
    expect(await openRemembered(forged, '/')).toBe(true);
    const key = getKey(forged);
    await expect(
      key && readPage({...page, scope: forged}, TRUTHS, key),
    ).rejects.toThrow('damaged');
  });
});
