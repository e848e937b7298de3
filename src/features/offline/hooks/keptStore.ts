import {openDB} from 'idb';
import {
  readKeptEdition,
  readPackNames,
  type KeptEdition,
} from '../lib/keptEdition';
import type {PackName} from '../lib/packs';

/** Increase when the stored format changes; `upgrade` then migrates it. */
const VERSION = 1;

const STORE = 'records';

/** The edition in use, and the one that is ready. */
type EditionKey = 'current' | 'next';

/** What a device keeps of a site: a cache of files, and records about them. */
export type KeptStore = {
  readonly readEdition: (key: EditionKey) => Promise<KeptEdition | undefined>;
  readonly writeEdition: (
    key: EditionKey,
    edition: KeptEdition | undefined,
  ) => Promise<void>;
  /** The packs that are incomplete. */
  readonly readPending: () => Promise<readonly PackName[]>;
  readonly writePending: (names: readonly PackName[]) => Promise<void>;
  readonly openCache: () => Promise<Cache>;
  /** Deletes everything. */
  readonly clear: () => Promise<void>;
};

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
    run: (database: Awaited<ReturnType<typeof openDB>>) => Promise<Result>,
  ): Promise<Result> => {
    const database = await openDB(name, VERSION, {
      upgrade(created) {
        created.createObjectStore(STORE);
      },
    });
    try {
      return await run(database);
    } finally {
      database.close();
    }
  };
  const read = (key: string): Promise<unknown> =>
    withRecords((database) => database.get(STORE, key));
  const write = async (key: string, value: unknown): Promise<void> => {
    await withRecords((database) => database.put(STORE, value, key));
  };
  return {
    readEdition: async (key) => readKeptEdition(await read(key)),
    writeEdition: write,
    readPending: async () => readPackNames(await read('pending')),
    writePending: (names) => write('pending', names),
    openCache: () => caches.open(name),
    async clear() {
      await withRecords((database) => database.clear(STORE));
      await caches.delete(name);
    },
  };
}
