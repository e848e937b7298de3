import {openDB} from 'idb';
import type {KeptEdition} from '../lib/keptEdition';
import type {PackName} from '../lib/packs';

/** Which edition is in use, which one waits to be, and which packs were begun. */
type Records = {
  readonly current: KeptEdition;
  readonly next: KeptEdition;
  readonly pending: readonly PackName[];
};

type Schema = {
  readonly records: {
    readonly key: keyof Records;
    readonly value: Records[keyof Records];
  };
};

type Database = Awaited<ReturnType<typeof openDB<Schema>>>;

/** Raised when what is stored changes its shape; `upgrade` then brings the old one over. */
const VERSION = 1;

const STORE = 'records';

/** What a device keeps of a site: a cache of files, and what is known of them. */
export type KeptStore = {
  readonly read: <Key extends keyof Records>(
    key: Key,
  ) => Promise<Records[Key] | undefined>;
  readonly write: <Key extends keyof Records>(
    key: Key,
    value: Records[Key] | undefined,
  ) => Promise<void>;
  readonly openCache: () => Promise<Cache>;
  /** Forgets all of it. */
  readonly clear: () => Promise<void>;
};

function openRecords(name: string): Promise<Database> {
  return openDB<Schema>(name, VERSION, {
    upgrade(database) {
      database.createObjectStore(STORE);
    },
  });
}

/**
 * Opens what is kept of a site, for its pages and its service worker alike.
 *
 * @param basePath of the site: several can be under one origin.
 */
export function keptStore(basePath: string): KeptStore {
  const name = `kept:${basePath}`;
  // Opened anew each time: a connection that stays open would block "Forget everything" elsewhere.
  const withRecords = async <Result>(
    run: (database: Database) => Promise<Result>,
  ): Promise<Result> => {
    const database = await openRecords(name);
    try {
      return await run(database);
    } finally {
      database.close();
    }
  };
  return {
    async read(key) {
      const value = await withRecords((database) => database.get(STORE, key));
      // What is under a key is what `write` put there.
      return value as Records[typeof key] | undefined;
    },
    async write(key, value) {
      await withRecords<unknown>((database) =>
        value === undefined
          ? database.delete(STORE, key)
          : database.put(STORE, value, key),
      );
    },
    openCache: () => caches.open(name),
    async clear() {
      await withRecords((database) => database.clear(STORE));
      await caches.delete(name);
    },
  };
}
