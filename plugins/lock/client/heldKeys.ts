import {openDB, type DBSchema, type IDBPDatabase} from 'idb';
import {LOCK_DATABASE} from '../format/token';

/** The version of the format; keys of another version open nothing. */
const VERSION = 3;

/** A non-extractable key, and when it expires. */
type Held = {readonly key: CryptoKey; readonly until: number};

type Schema = DBSchema & {
  readonly keys: {readonly key: string; readonly value: Held};
};

/** Whether a stored value is a key that has not expired; other sites of the origin can write to the store. */
function isHeld(held: Partial<Held> | undefined): held is Held {
  return (
    held?.key instanceof CryptoKey &&
    typeof held.until === 'number' &&
    Date.now() < held.until
  );
}

/** Accesses the store of keys; undefined if the browser has none or denies access. */
async function withKeys<T>(
  act: (keys: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T | undefined> {
  try {
    const database = await openDB<Schema>(LOCK_DATABASE, VERSION, {
      upgrade(old) {
        for (const name of old.objectStoreNames) {
          old.deleteObjectStore(name);
        }
        old.createObjectStore('keys');
      },
    });
    try {
      return await act(database);
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/** Stores a key under a name, removes expired keys, and returns whether the key was stored. */
export async function holdKey(name: string, held: Held): Promise<boolean> {
  const isKept = await withKeys(async (keys) => {
    for (const other of await keys.getAllKeys('keys')) {
      if (!isHeld(await keys.get('keys', other))) {
        await keys.delete('keys', other);
      }
    }
    await keys.put('keys', held, name);
    return true;
  });
  return isKept === true;
}

/** Returns a stored key that has not expired. */
export async function heldKey(name: string): Promise<CryptoKey | undefined> {
  const held = await withKeys((keys) => keys.get('keys', name));
  return isHeld(held) ? held.key : undefined;
}

/** Removes a stored key, or all of them. */
export async function dropHeldKeys(name?: string): Promise<void> {
  await withKeys((keys) =>
    name === undefined ? keys.clear('keys') : keys.delete('keys', name),
  );
}
