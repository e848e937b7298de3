/** The database of the browser that holds keys, and the list in it. */
const DATABASE = 'docs-lock';
const KEYS = 'keys';

/** A key that the browser uses and does not give out, and when it ends. */
type Held = {readonly key: CryptoKey; readonly until: number};

/** Whether something in the list is a key that has not ended; other sites of the same origin can write there. */
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

/** Waits for what a database was asked. */
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

/** Does something with the list of keys; a browser that has none, or forbids it, gives nothing. */
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

/** Has the browser hold a key under a name, and forget those that have ended; tells whether it does. */
export async function holdKey(name: string, held: Held): Promise<boolean> {
  const isKept = await withKeys(async (keys) => {
    await sweep(keys);
    await answered(keys.put(held, name));
    return true;
  });
  return isKept === true;
}

/** Gives a key that the browser holds, where it has not ended. */
export async function heldKey(name: string): Promise<CryptoKey | undefined> {
  const held = await withKeys(async (keys) =>
    answered<unknown>(keys.get(name)),
  );
  return isHeld(held) ? held.key : undefined;
}

/** Has the browser forget a key, or all of them. */
export async function dropHeldKeys(name?: string): Promise<void> {
  await withKeys(async (keys) =>
    answered(name === undefined ? keys.clear() : keys.delete(name)),
  );
}
