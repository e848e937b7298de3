/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {getKey} from '../../../../../src/features/lock/hooks/keyRing';
import {
  lock,
  readPage,
  unlock,
} from '../../../../../src/features/lock/hooks/store';
import {createSigningKey} from '@engine/docs-lock/method/signingKey';
import type {SealedPayload} from '../../../../../src/features/lock/lib/payload';
import type {PasswordEntry, SealedPage} from '@engine/docs-lock/method/types';
import {serveManifests, setSigner} from '../../../../support/lock/manifests';
import {
  buildScope,
  makeEntry,
  buildPayload,
  sealPage,
  type BuiltScope,
} from '../../../../support/lock/sealed';
import {installWorkers} from '../../../../support/lock/workers';

jest.mock('../../../../../src/features/lock/hooks/startWorker', () => ({
  startWorker: () => new Worker(''),
}));

const PIN = 'docs-lock-pin:/';
const author = createSigningKey();
const stranger = createSigningKey();
const vouching = author.then(({key}) => makeEntry('lamp', 'open sesame', key));
const silent = makeEntry('lamp', 'open sesame');
const forgery = buildPayload({title: 'Forged'});

let generations = 0;

/** Seals a page with only the public part of a password: its public key. */
async function sealed(
  entry: PasswordEntry,
  payload: SealedPayload = buildPayload(),
): Promise<{readonly page: SealedPage; readonly built: BuiltScope}> {
  generations += 1;
  const built = await buildScope(
    {scope: '/reference', generation: `g${generations}`},
    {path: [entry]},
  );
  return {built, page: await sealPage(built, 'reference/truths', payload)};
}

/** Enters the right password, and reads a page. */
async function read(page: SealedPage): Promise<SealedPayload> {
  const {scope} = page;
  await unlock(scope, '/', {password: 'open sesame', remember: false});
  const key = getKey(scope);
  if (key === undefined) {
    throw new Error('it did not open');
  }
  return readPage(page, key, '/');
}

beforeEach(() => {
  installWorkers();
  serveManifests();
  setSigner({by: 'author', counter: 5, pair: author});
});

afterEach(() => {
  lock();
  localStorage.clear();
});

describe('a password that vouches for its author', () => {
  it('opens what the author signed', async () => {
    const {page} = await sealed(await vouching);
    expect(await read(page)).toEqual(buildPayload());
    const {key} = await author;
    expect(localStorage.getItem(PIN)).toBe(
      JSON.stringify({v: 1, key, counter: 5}),
    );
  });

  it.each([
    ['a stranger signed as if an author', 'author', stranger],
    ['a build signed for itself', 'build', stranger],
  ] as const)(
    'opens nothing on the first visit that %s from public data alone',
    async (_, by, pair) => {
      const {page} = await sealed(await vouching, forgery);
      setSigner({by, counter: 9, pair});
      await expect(read(page)).rejects.toMatchObject({fault: 'signer'});
      expect(localStorage.getItem(PIN)).toBeNull();
    },
  );

  it('is of no use once the author is removed from it', async () => {
    const {signer, ...entry} = await vouching;
    expect(signer).toBeDefined();
    const {page} = await sealed(entry, forgery);
    setSigner({by: 'author', counter: 9, pair: stranger});
    await expect(read(page)).rejects.toMatchObject({fault: 'damaged'});
  });
});

describe('a browser that has seen an author', () => {
  beforeEach(async () => {
    await read((await sealed(await silent)).page);
    lock();
  });

  it('still knows the author after locking, and opens later pages', async () => {
    setSigner({by: 'author', counter: 6, pair: author});
    expect(await read((await sealed(await silent)).page)).toEqual(
      buildPayload(),
    );
    expect(localStorage.getItem(PIN)).toContain('"counter":6');
  });

  it.each([
    ['is signed with another key', 'signer', {pair: stranger}],
    ['no author signed any more', 'signer', {by: 'build'}],
    ['is older than what it has seen', 'older', {counter: 4}],
  ] as const)(
    'shows nothing, and says so, if a page %s',
    async (_, fault, change) => {
      const before = localStorage.getItem(PIN);
      setSigner({by: 'author', counter: 9, pair: author, ...change});
      const {page} = await sealed(await silent, forgery);
      await expect(read(page)).rejects.toMatchObject({fault});
      expect(localStorage.getItem(PIN)).toBe(before);
    },
  );
});

describe('the signed list', () => {
  it('exposes a page that a reader forged with the key of the build', async () => {
    const {page, built} = await sealed(await silent);
    const own = await read(page);
    expect(own).toEqual(buildPayload());
    const forged = await sealPage(built, 'reference/forged', forgery);
    await expect(
      read({...forged, doc: 'reference/truths'}),
    ).rejects.toMatchObject({fault: 'unlisted'});
  });

  it('requires a reload if it belongs to another build than the page', async () => {
    const {page} = await sealed(await silent);
    await sealed(await silent);
    await expect(read(page)).rejects.toMatchObject({fault: 'renewed'});
  });

  it('opens nothing if its signature was changed', async () => {
    const {page} = await sealed(await silent);
    const genuine = fetch;
    Object.assign(globalThis, {
      fetch: async (address: string) => {
        const text = await (await genuine(address)).text();
        const {manifest, ...rest} = JSON.parse(text) as {manifest: string};
        const changed = manifest.replace('"counter":5', '"counter":7');
        return {
          ok: true,
          text: () =>
            Promise.resolve(JSON.stringify({...rest, manifest: changed})),
        };
      },
    });
    await expect(read(page)).rejects.toMatchObject({fault: 'unsigned'});
  });

  it('suffices for a build that signs for itself, and leaves no record of an author', async () => {
    setSigner({by: 'build', counter: 1, pair: stranger});
    expect(await read((await sealed(await silent)).page)).toEqual(
      buildPayload(),
    );
    expect(localStorage.getItem(PIN)).toBeNull();
  });
});
