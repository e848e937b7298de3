import {openDB} from 'idb';

type Database = Awaited<ReturnType<typeof openDB>>;

/** Increase when the stored shape changes; `upgrade` then migrates it. */
const VERSION = 1;

/** The key of the only record, and the object store of unreadable values. */
const KEY = 'all';
const ASIDE = 'aside';

/** A database with one record, and the unreadable parts of earlier ones. */
export type RecordDatabase = {
  readonly name: string;
  /**
   * Reads the record and writes a new one in a single transaction, so that no other tab can
   * intervene.
   *
   * @returns the number of values that are set aside.
   */
  readonly change: (
    plan: (stored: unknown) => {
      /** Undefined if the record stays as it is. */
      readonly record: unknown;
      readonly unread: readonly unknown[];
    },
  ) => Promise<number>;
  readonly readAside: () => Promise<readonly unknown[]>;
  readonly close: () => void;
};

/**
 * Accesses a database of the browser, which is created on first use.
 *
 * @param name of the database, with the base path: an origin can host several sites.
 * @param store the object store of its record.
 */
export function recordDatabase(name: string, store: string): RecordDatabase {
  let opened: Promise<Database> | undefined;
  const close = (): void => {
    void opened?.then(
      (database) => {
        database.close();
      },
      () => undefined,
    );
    opened = undefined;
  };
  const open = async (): Promise<Database> => {
    opened ??= openDB(name, VERSION, {
      upgrade(database) {
        database.createObjectStore(store);
        database.createObjectStore(ASIDE, {autoIncrement: true});
      },
      // An open connection would keep another tab from deleting the database.
      blocking: close,
      terminated: close,
    });
    try {
      return await opened;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  };
  return {
    name,
    async change(plan) {
      const transaction = (await open()).transaction(
        [store, ASIDE],
        'readwrite',
      );
      const records = transaction.objectStore(store);
      const aside = transaction.objectStore(ASIDE);
      const {record, unread} = plan(await records.get(KEY));
      const since = new Date().toISOString();
      const [count] = await Promise.all([
        aside.count(),
        ...(record === undefined ? [] : [records.put(record, KEY)]),
        ...unread.map((value) => aside.put({since, value})),
        transaction.done,
      ]);
      return count + unread.length;
    },
    async readAside() {
      return (await open()).getAll(ASIDE);
    },
    close,
  };
}
