import {openDB} from 'idb';
import {
  readKeptEdition,
  readPackNames,
  type KeptEdition,
  type PackName,
} from '../model/packs';

/** Increase when the stored format changes; `upgrade` then migrates it. */
const VERSION = 1;

const STORE = 'records';

/** The version in use, and the one that is ready to replace it. */
type EditionKey = 'current' | 'next';

/** The data of a site saved on a device: a cache of files, and records about them. */
export type KeptStore = ReturnType<typeof openKeptStore>;

/**
 * Opens the store of a site, for its pages and its service worker.
 *
 * @param basePath base path of the site, because an origin can host several sites.
 */
export function openKeptStore(basePath: string) {
  const name = `kept:${basePath}`;
  // A connection that stays open would block "Delete saved data" in other tabs, so each use opens
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
  const write = (key: string, value: unknown): Promise<unknown> =>
    withRecords((database) => database.put(STORE, value, key));
  /** The packs that are incomplete. */
  const readPending = async () => readPackNames(await read('pending'));
  return {
    readEdition: async (key: EditionKey) => readKeptEdition(await read(key)),
    writeEdition: (key: EditionKey, edition: KeptEdition | undefined) =>
      write(key, edition),
    readPending,
    async changePending(name: PackName, isPending: boolean) {
      const others = (await readPending()).filter((each) => each !== name);
      await write('pending', isPending ? [...others, name] : others);
    },
    openCache: () => caches.open(name),
    async clear() {
      await withRecords((database) => database.clear(STORE));
      await caches.delete(name);
    },
  };
}
