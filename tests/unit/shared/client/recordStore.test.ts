import type {RecordDatabase} from '../../../../src/shared/client/recordDatabase';
import {
  changeRecord,
  createRecordStore,
  type RecordStore,
} from '../../../../src/shared/client/recordStore';

type Store = RecordStore<readonly string[], string>;

/** A database in memory, which may refuse to store. */
function openMemory(stored: {record: unknown; fault?: Error}): RecordDatabase {
  return {
    name: 'notes',
    change(plan) {
      if (stored.fault) {
        return Promise.reject(stored.fault);
      }
      const {record, unread} = plan(stored.record);
      stored.record = record ?? stored.record;
      return Promise.resolve(unread.length);
    },
    readAside: () => Promise.resolve([]),
    close: () => undefined,
  };
}

function createNotes(database: RecordDatabase): Store {
  const store: Store = createRecordStore(
    {name: 'notes', store: 'notes'},
    {
      createFirst: (): readonly string[] => [],
      read: (stored) => ({
        value: (stored as {notes: readonly string[]}).notes,
        unread: [],
      }),
      write: (notes) => ({notes}),
      change: (notes, note: string) => [...notes, note],
    },
  );
  store.database = database;
  return store;
}

/** Follows what a store shows. */
function watch(store: Store): readonly Store['state'][] {
  const states: Store['state'][] = [];
  store.listeners.add(() => states.push(store.state));
  return states;
}

describe('something that readers make', () => {
  it('is shown once for a change, not again once it is stored', async () => {
    const stored: {record: unknown} = {record: undefined};
    const store = createNotes(openMemory(stored));
    await changeRecord(store, () => 'first');
    const states = watch(store);
    await changeRecord(store, () => 'second');
    expect(stored.record).toMatchObject({notes: ['first', 'second']});
    expect(states.map(({value}) => value)).toEqual([['first', 'second']]);
  });

  it('is shown again if another tab has stored something', async () => {
    const stored: {record: unknown} = {record: undefined};
    const store = createNotes(openMemory(stored));
    await changeRecord(store, () => 'mine');
    stored.record = {notes: ['theirs'], revision: 'other'};
    const states = watch(store);
    await changeRecord(store, () => 'more');
    expect(states.at(-1)).toMatchObject({
      value: ['theirs', 'more'],
      news: 'changed',
    });
  });

  it('is not lost between two tabs, although the clock jumps back', async () => {
    const stored: {record: unknown} = {record: undefined};
    const [mine, theirs] = [
      createNotes(openMemory(stored)),
      createNotes(openMemory(stored)),
    ];
    jest.useFakeTimers({doNotFake: ['nextTick', 'setImmediate']});
    const changeAt = async (day: string, store: Store, note: string) => {
      jest.setSystemTime(new Date(day));
      const changed = changeRecord(store, () => note);
      await jest.runAllTimersAsync();
      await changed;
    };
    await changeAt('2026-11-26', mine, 'first');
    await changeAt('2025-01-01', theirs, 'second');
    await changeAt('2031-05-05', mine, 'third');
    await changeAt('2024-02-29', theirs, 'fourth');
    jest.useRealTimers();
    expect(stored.record).toMatchObject({
      notes: ['first', 'second', 'third', 'fourth'],
    });
  });

  it.each([
    ['QuotaExceededError', 'full'],
    ['VersionError', 'newer'],
    ['SecurityError', 'blocked'],
  ])(
    'says why it is not stored, and is once it can be: %s',
    async (name, fault) => {
      const stored: {record: unknown; fault?: Error} = {record: undefined};
      const store = createNotes(openMemory(stored));
      stored.fault = Object.assign(new Error('no'), {name});
      await changeRecord(store, () => 'first');
      expect(store.state).toMatchObject({fault, value: ['first']});
      delete stored.fault;
      await changeRecord(store, () => 'second');
      expect(store.state.fault).toBeUndefined();
      expect(stored.record).toMatchObject({notes: ['first', 'second']});
    },
  );
});
