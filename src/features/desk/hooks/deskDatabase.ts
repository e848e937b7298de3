import {openDB} from 'idb';

/** Something that could not be read, as it was, and since when it is here. */
type Aside = {readonly since: string; readonly value: unknown};

type Schema = {
  /** All desks, under one key. */
  readonly desks: {readonly key: string; readonly value: unknown};
  readonly aside: {readonly key: number; readonly value: Aside};
};

/** Raised when what is stored changes its shape; `upgrade` then brings the old one over. */
const VERSION = 1;

const KEY = 'all';

/** What the browser keeps of desks. */
export type DeskDatabase = {
  /** Reads what is stored, and stores what is made of it, with no other tab in between. */
  readonly change: (
    make: (stored: unknown) => {
      readonly next: unknown;
      readonly aside: readonly unknown[];
    },
  ) => Promise<void>;
  readonly readAside: () => Promise<readonly Aside[]>;
};

/**
 * Opens what is kept of desks of a site.
 *
 * @param basePath of the site: several can be under one origin.
 */
export function deskDatabase(basePath: string): DeskDatabase {
  // Opened anew each time: a connection that stays open would block "Forget everything" elsewhere.
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
