/** The IndexedDB database of keys, and its object store. */
const DATABASE = 'docs-lock';
const KEYS = 'keys';

/** A non-extractable key, and when it expires. */
type Held = {readonly key: CryptoKey; readonly until: number};

/** Whether a stored value is a valid key that has not expired; other sites of the origin can write to the store. */
function isHeld(value: unknown): value is Held {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    value.key instanceof CryptoKey &&
    'until' in value &&
    typeof value.until === 'number' &&
    Date.now() < value.until
  );
}

/** Waits for a database request. */
function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('no answer'));
    };
  });
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(KEYS);
  };
  return answered(request);
}

/** Accesses the object store of keys; undefined if the browser has none or denies access. */
async function withKeys<T>(
  act: (keys: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  try {
    const database = await openDatabase();
    try {
      const transaction = database.transaction(KEYS, 'readwrite');
      return await act(transaction.objectStore(KEYS));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

async function sweep(keys: IDBObjectStore): Promise<void> {
  const names = await answered(keys.getAllKeys());
  for (const name of names) {
    if (!isHeld(await answered<unknown>(keys.get(name)))) {
      keys.delete(name);
    }
  }
}

/** Stores a key under a name and removes expired ones; returns whether it was stored. */
export async function holdKey(name: string, held: Held): Promise<boolean> {
  const isKept = await withKeys(async (keys) => {
    await sweep(keys);
    await answered(keys.put(held, name));
    return true;
  });
  return isKept === true;
}

/** Returns a stored key that has not expired. */
export async function heldKey(name: string): Promise<CryptoKey | undefined> {
  const held = await withKeys(async (keys) =>
    answered<unknown>(keys.get(name)),
  );
  return isHeld(held) ? held.key : undefined;
}

/** Removes a stored key, or all of them. */
export async function dropHeldKeys(name?: string): Promise<void> {
  await withKeys(async (keys) =>
    answered(name === undefined ? keys.clear() : keys.delete(name)),
  );
}
