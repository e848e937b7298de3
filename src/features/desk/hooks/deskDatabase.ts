import {openDB} from 'idb';

/** A value that could not be read, with the time when it was set aside. */
type Aside = {readonly since: string; readonly value: unknown};

type Schema = {
  /** All desks, under one key. */
  readonly desks: {readonly key: string; readonly value: unknown};
  readonly aside: {readonly key: number; readonly value: Aside};
};

/** Increase when the stored format changes; `upgrade` then migrates it. */
const VERSION = 1;

const KEY = 'all';

/** The stored desks of a browser. */
export type DeskDatabase = {
  /** Reads the stored value and replaces it, in one transaction. */
  readonly change: (
    make: (stored: unknown) => {
      readonly next: unknown;
      readonly aside: readonly unknown[];
    },
  ) => Promise<void>;
  readonly readAside: () => Promise<readonly Aside[]>;
};

/**
 * Opens the database of the desks of a site.
 *
 * @param basePath base path of the site, because an origin can host several.
 */
export function deskDatabase(basePath: string): DeskDatabase {
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
  const open = () =>
    openDB<Schema>(`desk:${basePath}`, VERSION, {
      upgrade(database) {
        database.createObjectStore('desks');
        database.createObjectStore('aside', {autoIncrement: true});
      },
    });
  return {
    change: (make) =>
      withDatabase(async (database) => {
        const transaction = database.transaction(
          ['desks', 'aside'],
          'readwrite',
        );
        const desks = transaction.objectStore('desks');
        const {next, aside} = make(await desks.get(KEY));
        const since = new Date().toISOString();
        await Promise.all([
          ...(next === undefined ? [] : [desks.put(next, KEY)]),
          ...aside.map((value) =>
            transaction.objectStore('aside').put({since, value}),
          ),
          transaction.done,
        ]);
      }),
    readAside: () => withDatabase((database) => database.getAll('aside')),
  };
}
