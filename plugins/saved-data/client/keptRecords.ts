import {deleteDB, openDB} from 'idb';

/** How long another tab may hold a database open before it counts as not deleted, in milliseconds. */
const TIMEOUT = 4000;

/** The names of all databases of the origin; undefined if the browser does not list them. */
async function listNames(): Promise<readonly string[] | undefined> {
  // Firefox has listed databases since version 126, despite the type.
  const {databases} = indexedDB as {
    readonly databases?: () => Promise<readonly IDBDatabaseInfo[]>;
  };
  const infos = await databases?.call(indexedDB);
  return infos?.flatMap(({name}) => name ?? []);
}

export async function hasRecords(name: string): Promise<boolean> {
  const names = await listNames();
  if (names?.includes(name) === false) {
    return false;
  }
  const database = await openDB(name);
  const stores = [...database.objectStoreNames];
  try {
    const counts = await Promise.all(
      stores.map((store) => database.count(store)),
    );
    return counts.some((count) => count > 0);
  } finally {
    database.close();
    if (stores.length === 0) {
      // In browsers that do not list databases, opening a missing one has created it.
      await deleteDB(name);
    }
  }
}

/** @throws Error if another tab keeps the database open. */
export async function deleteRecords(name: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`The database "${name}" is still open in another tab.`));
    }, TIMEOUT);
  });
  try {
    await Promise.race([deleteDB(name), end]);
  } finally {
    clearTimeout(timer);
  }
}
