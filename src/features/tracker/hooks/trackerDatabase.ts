import {openDB} from 'idb';

type Schema = {
  /** The fights, under one key. */
  readonly fights: {readonly key: string; readonly value: unknown};
  /** What could not be read, as it was. */
  readonly aside: {readonly key: number; readonly value: unknown};
};

/** Raised when what is stored changes its shape; `upgrade` then brings the old one over. */
const VERSION = 1;

const KEY = 'all';

/** What the browser keeps of fights. */
export type TrackerDatabase = {
  /** Reads what is stored, and stores what is made of it, with no other tab in between. */
  readonly change: (
    make: (stored: unknown) => {
      readonly next: unknown;
      /** What could not be read; undefined where all could. */
      readonly aside: unknown;
    },
  ) => Promise<void>;
  readonly readAside: () => Promise<readonly unknown[]>;
};

/**
 * Opens what is kept of fights on a site.
 *
 * @param basePath of the site: several can be under one origin.
 */
export function trackerDatabase(basePath: string): TrackerDatabase {
  const open = () =>
    openDB<Schema>(`tracker:${basePath}`, VERSION, {
      upgrade(database) {
        database.createObjectStore('fights');
        database.createObjectStore('aside', {autoIncrement: true});
      },
    });
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
