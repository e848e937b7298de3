/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {openSearcher} from '../../../../../src/features/search/hooks/searcher';
import {unlockedRecords} from '../../../../../src/features/lock/hooks/unlockedRecords';
import {lock, unlock} from '../../../../../src/features/lock/hooks/store';
import {dropKeys} from '../../../../../src/features/lock/hooks/keyRing';
import {toBase64} from '@engine/docs-lock/method/base64';
import {nameRecordsPart} from '@engine/docs-lock/method/parts';
import {searchBinding, sealJson} from '@engine/docs-lock/method/sealing';
import type {SealedScope} from '@engine/docs-lock/method/types';
import {sealedRecords} from '../../../../support/generated/search-index/default/addresses';
import {buildScope, makeEntry} from '../../../../support/lock/sealed';
import {list, serveManifests} from '../../../../support/lock/manifests';
import {installWorkers} from '../../../../support/lock/workers';
import {searchRecord} from '../../../../support/searchRecord';

jest.mock('../../../../../src/features/lock/hooks/startWorker', () => ({
  startWorker: () => new Worker(''),
}));

const truths = searchRecord('Truths of the Ninth House');

async function publish(): Promise<SealedScope> {
  const {scope, contentKey} = await buildScope(
    {scope: '/reference', generation: 'g1'},
    {path: [await makeEntry('lamp', 'open sesame')]},
  );
  const blob = await sealJson(
    contentKey,
    [truths],
    searchBinding('/reference', 'reference'),
  );
  const records = {area: 'reference', scope, data: toBase64(blob)};
  sealedRecords.splice(0, Infinity, records);
  await list(
    'reference',
    scope,
    await nameRecordsPart({...records, scope: '/reference'}),
  );
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
  lock();
  scope = await publish();
  globalThis.fetch = () =>
    Promise.resolve({
      ok: true,
      json: () => Promise.resolve([searchRecord('Ninth wave')]),
    } as Response);
  serveManifests();
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
    lock();
    expect(await reading).toEqual([]);
    await enter();
    expect(await unlockedRecords('/')).toEqual([truths]);
    lock();
    expect(await unlockedRecords('/')).toEqual([]);
  });

  it('excludes what was changed on its way, and includes the rest', async () => {
    await enter();
    const [sealed] = sealedRecords;
    sealedRecords.splice(0, 1, {
      ...(sealed ?? {area: '', scope}),
      data: toBase64(new Uint8Array(400)),
    });
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
    lock();
    expect(await findTitles('ninth')).toEqual(['Ninth wave']);
  });
});
