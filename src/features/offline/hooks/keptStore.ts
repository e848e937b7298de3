import {openDB} from 'idb';
import type {KeptEdition} from '../lib/keptEdition';
import type {PackName} from '../lib/packs';

/** The edition in use, the one that is ready, and the packs that are incomplete. */
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

/** Increase when the stored format changes; `upgrade` then migrates it. */
const VERSION = 1;

const STORE = 'records';

/** What a device keeps of a site: a cache of files, and records about them. */
export type KeptStore = {
  readonly read: <Key extends keyof Records>(
    key: Key,
  ) => Promise<Records[Key] | undefined>;
  readonly write: <Key extends keyof Records>(
    key: Key,
    value: Records[Key] | undefined,
  ) => Promise<void>;
  readonly openCache: () => Promise<Cache>;
  /** Deletes everything. */
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
 * Opens the store of a site, for its pages and its service worker.
 *
 * @param basePath of the site: an origin can host several.
 */
export function openKeptStore(basePath: string): KeptStore {
  const name = `kept:${basePath}`;
  // A connection that stays open would block "Forget everything" in other tabs, so each use opens
  // its own.
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
      // The value under a key is what `write` stored there.
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
