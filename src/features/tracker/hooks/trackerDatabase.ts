import {openDB} from 'idb';

type Schema = {
  /** All fights, under one key. */
  readonly fights: {readonly key: string; readonly value: unknown};
  /** Values that could not be read, unchanged. */
  readonly aside: {readonly key: number; readonly value: unknown};
};

/** Increase when the stored format changes; `upgrade` then migrates it. */
const VERSION = 1;

const KEY = 'all';

/** The stored fights of a browser. */
export type TrackerDatabase = {
  /** Reads the stored value and replaces it, in one transaction. */
  readonly change: (
    make: (stored: unknown) => {
      readonly next: unknown;
      /** The value if it could not be read. */
      readonly aside: unknown;
    },
  ) => Promise<void>;
  readonly readAside: () => Promise<readonly unknown[]>;
};

/**
 * Opens the database of the fights of a site.
 *
 * @param basePath base path of the site, because an origin can host several.
 */
export function trackerDatabase(basePath: string): TrackerDatabase {
  const open = () =>
    openDB<Schema>(`tracker:${basePath}`, VERSION, {
      upgrade(database) {
        database.createObjectStore('fights');
        database.createObjectStore('aside', {autoIncrement: true});
      },
    });
  // Each use opens its own connection: an open one would block "Forget everything" in other tabs.
  const withDatabase = async <Result>(
    run: (database: Awaited<ReturnType<typeof open>>) => Promise<Result>,
  ): Promise<Result> => {
    const database = await open();
    try {
      return await run(database);
    } finally {
      database.close();
    }
  };
  return {
    change: (make) =>
      withDatabase(async (database) => {
        const transaction = database.transaction(
          ['fights', 'aside'],
          'readwrite',
        );
        const fights = transaction.objectStore('fights');
        const {next, aside} = make(await fights.get(KEY));
        await Promise.all([
          ...(next === undefined ? [] : [fights.put(next, KEY)]),
          ...(aside === undefined
            ? []
            : [transaction.objectStore('aside').put(aside)]),
          transaction.done,
        ]);
      }),
    readAside: () => withDatabase((database) => database.getAll('aside')),
  };
}
