/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {findEntry} from '../../../../../src/features/lock/hooks/findEntry';
import {createWorkerPool} from '../../../../../src/features/lock/hooks/workerPool';
import type {SealedEntry} from '@engine/docs-lock/method/types';
import {makeEntry} from '../../../../support/lock/sealed';
import {installWorkers} from '../../../../support/lock/workers';

function getPool(size: number) {
  return createWorkerPool(() => new Worker(''), size);
}

async function sealedEntry(id: string, password: string): Promise<SealedEntry> {
  return {...(await makeEntry(id, password)), kind: 'path', epk: '', wrap: ''};
}

const job = {what: 'compare', password: 'x', against: 'y'} as const;

describe('workers that compare passwords', () => {
  it('are never more than allowed, however much there is to do', async () => {
    const seen = installWorkers();
    const pool = getPool(3);
    await Promise.all(Array.from({length: 10}, () => pool.ask(job)));
    expect(seen.started).toBe(3);
    expect(seen.jobs).toHaveLength(10);
    pool.close();
    expect(seen.terminated).toBe(3);
  });

  it('start one by one as they are needed', async () => {
    const seen = installWorkers();
    const pool = getPool(3);
    await pool.ask(job);
    await pool.ask(job);
    expect(seen.started).toBe(1);
  });

  it('can start in advance, never more than allowed and each once', async () => {
    const seen = installWorkers();
    const pool = getPool(2);
    pool.prepare(1);
    expect(seen.started).toBe(1);
    pool.prepare(3);
    pool.prepare(2);
    expect(seen.started).toBe(2);
    await Promise.all([pool.ask(job), pool.ask(job)]);
    expect(seen.started).toBe(2);
    pool.close();
    expect(seen.terminated).toBe(2);
  });

  it('are restarted if their script could not be fetched in advance', async () => {
    const seen = installWorkers();
    const begun: Worker[] = [];
    const pool = createWorkerPool(() => {
      const worker = new Worker('');
      begun.push(worker);
      return worker;
    }, 2);
    pool.prepare(2);
    begun[0]?.onerror?.(new ErrorEvent('error'));
    await Promise.all([pool.ask(job), pool.ask(job)]);
    expect(seen.started).toBe(3);
  });

  it('leave nobody waiting when they end', async () => {
    installWorkers();
    const pool = getPool(1);
    const asked = [pool.ask(job), pool.ask(job)];
    pool.close();
    await Promise.all(
      asked.map((each) => expect(each).rejects.toThrow('did not run')),
    );
  });

  it('report if their script cannot be fetched', async () => {
    installWorkers(true);
    await expect(getPool(1).ask(job)).rejects.toThrow('did not run');
  });
});

describe('finding out whose password it is', () => {
  it('picks the entry that matches among several', async () => {
    installWorkers();
    const entries = await Promise.all(
      ['lamp', 'wick', 'oil'].map((id) => sealedEntry(id, `word of ${id}`)),
    );
    const found = await findEntry(getPool(2), 'word of wick', entries);
    expect(found?.entry.id).toBe('wick');
    expect(found?.kek).toHaveLength(32);
  });

  it('finds nothing for a wrong password', async () => {
    installWorkers();
    const entry = await sealedEntry('lamp', 'open sesame');
    expect(await findEntry(getPool(2), 'open', [entry])).toBeUndefined();
    expect(await findEntry(getPool(2), 'open', [])).toBeUndefined();
  });

  it('compares the hash and derives the key at once if there is one entry', async () => {
    const seen = installWorkers();
    const entry = await sealedEntry('lamp', 'open sesame');
    await findEntry(getPool(2), 'open sesame', [entry]);
    expect(seen.jobs.map(({what}) => what).toSorted()).toEqual([
      'compare',
      'hash',
    ]);
    expect(seen.started).toBe(2);
  });

  it.each([-1, 1])(
    'never compares with a hash that is %d characters too long or short',
    async (off) => {
      const seen = installWorkers();
      const entry = await sealedEntry('lamp', 'open sesame');
      const hash = off < 0 ? entry.hash.slice(0, off) : `${entry.hash}x`;
      expect(
        await findEntry(getPool(2), 'open sesame', [{...entry, hash}]),
      ).toBeUndefined();
      expect(seen.jobs).toEqual([]);
    },
  );

  it('continues after an invalid hash of the right length', async () => {
    installWorkers();
    const entry = await sealedEntry('lamp', 'open sesame');
    const broken = {...entry, id: 'broken', hash: 'x'.repeat(60)};
    const found = await findEntry(getPool(1), 'open sesame', [broken, entry]);
    expect(found?.entry.id).toBe('lamp');
  });

  it('does not report a failing script as a wrong password', async () => {
    installWorkers(true);
    const entries = [
      await sealedEntry('lamp', 'open sesame'),
      await sealedEntry('wick', 'x'),
    ];
    await expect(findEntry(getPool(2), 'x', entries)).rejects.toThrow(
      'did not run',
    );
  });
});
