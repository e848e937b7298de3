/** The keys that the browser of a test holds, by name; undefined if it holds none. */
let held: Map<string, {readonly key: CryptoKey}> | undefined = new Map();

/** Makes the browser of a test hold keys again, or deny that. */
export function resetKeyStore(allows = true): void {
  held = allows ? new Map() : undefined;
}

/** Lists the names of held keys. */
export function listHeld(): readonly string[] {
  return [...(held?.keys() ?? [])];
}

/** Replaces the module that holds keys in IndexedDB, which the browser of tests lacks. */
export const keyStore = {
  holdKey: (name: string, key: {readonly key: CryptoKey}) => {
    held?.set(name, key);
    return Promise.resolve(held !== undefined);
  },
  heldKey: (name: string) => Promise.resolve(held?.get(name)?.key),
  dropHeldKeys: (name?: string) => {
    if (name === undefined) {
      held?.clear();
    } else {
      held?.delete(name);
    }
    return Promise.resolve();
  },
};
