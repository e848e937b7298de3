/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {openSearcher} from '../../client/searcher';
import {unlockedRecords} from '../../client/unlockedRecords';
import {lock, unlock} from '../../../lock/client/store';
import {dropKeys} from '../../../lock/client/keyRing';
import {sealJson} from '../../../lock/format/sealing';
import type {Bytes, SealedScope} from '../../../lock/format/types';
import {sealedRecords} from '../../../../tests/support/generated/search/default/addresses';
import {buildScope, makeEntry} from '../../../../tests/support/lock/sealed';
import {installWorkers} from '../../../../tests/support/lock/workers';
import {searchRecord} from '../../../../tests/support/searchRecord';
import type * as KeyStore from '../../../../tests/support/lock/keyStore';

jest.mock(
  '../../../lock/client/heldKeys',
  () =>
    jest.requireActual<typeof KeyStore>(
      '../../../../tests/support/lock/keyStore',
    ).keyStore,
);

const truths = searchRecord('Truths of the Ninth House');
const FILE = '/assets/locked/abc.bin';

/** The file of the sealed records, as it is served. */
let served: Bytes;

async function publish(): Promise<SealedScope> {
  const {scope, contentKey} = await buildScope(
    {scope: '/reference', build: 'b1'},
    {path: [await makeEntry('lamp', 'open sesame')]},
  );
  const place = {scope: '/reference', address: FILE};
  served = await sealJson(contentKey, [truths], place);
  sealedRecords.splice(0, Infinity, {scope, file: FILE});
  return scope;
}

let scope: SealedScope;

function enter(remember = false): Promise<boolean> {
  return unlock(scope, '/', {password: 'open sesame', remember});
}

/** Returns everything that the browser stores for the site. */
function allStored(): string {
  return [localStorage, sessionStorage]
    .flatMap((storage) => Object.entries(storage))
    .join('\n');
}

async function findTitles(query: string): Promise<readonly string[]> {
  const search = await openSearcher('/');
  return (await search(query, 5)).map(({record}) => record.title);
}

beforeEach(async () => {
  installWorkers();
  await lock();
  scope = await publish();
  globalThis.fetch = (address) =>
    Promise.resolve(
      address === FILE
        ? new Response(served)
        : new Response(JSON.stringify([searchRecord('Ninth wave')])),
    );
});

describe('what readers find on locked pages', () => {
  it('is nothing before they unlock them', async () => {
    expect(await unlockedRecords('/')).toEqual([]);
  });

  it('is everything once they do, in memory only', async () => {
    await enter();
    const stored = allStored();
    expect(await unlockedRecords('/')).toEqual([truths]);
    expect(await unlockedRecords('/')).toBe(await unlockedRecords('/'));
    expect(allStored()).toBe(stored);
    expect(stored).not.toContain('Truths');
  });

  it('is there for remembered readers, on whatever page they start', async () => {
    await enter(true);
    dropKeys();
    expect(await unlockedRecords('/')).toEqual([truths]);
  });

  it('is gone as soon as the pages are locked, even while it is being read', async () => {
    await enter();
    const reading = unlockedRecords('/');
    await lock();
    expect(await reading).toEqual([]);
    await enter();
    expect(await unlockedRecords('/')).toEqual([truths]);
    await lock();
    expect(await unlockedRecords('/')).toEqual([]);
  });

  it('excludes what was changed on its way, and includes the rest', async () => {
    await enter();
    served = new Uint8Array(400);
    expect(await unlockedRecords('/')).toEqual([]);
    expect(await findTitles('ninth')).toEqual(['Ninth wave']);
  });
});

describe('a search', () => {
  it('includes locked pages while they are open', async () => {
    expect(await findTitles('ninth')).toEqual(['Ninth wave']);
    await enter();
    expect((await findTitles('ninth')).toSorted()).toEqual([
      'Ninth wave',
      'Truths of the Ninth House',
    ]);
    await lock();
    expect(await findTitles('ninth')).toEqual(['Ninth wave']);
  });
});
