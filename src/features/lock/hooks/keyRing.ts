import type {Sealing} from '@engine/docs-lock/method/types';

/** The content keys of open scopes, in memory only. */
const keys = new Map<string, CryptoKey>();
/** The signers that passwords vouched for, by the keys that they unlocked. */
const signers = new WeakMap<CryptoKey, string>();
const listeners = new Set<() => void>();
let changes = 0;

function notify(): void {
  changes += 1;
  for (const listener of listeners) {
    listener();
  }
}

function getName({scope, generation}: Sealing): string {
  return `${scope}@${generation}`;
}

/** Subscribes to locking and unlocking; returns a function that unsubscribes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The key of a scope; undefined if it is locked. */
export function getKey(sealing: Sealing): CryptoKey | undefined {
  return keys.get(getName(sealing));
}

/** Whether anything is unlocked. */
export function hasKeys(): boolean {
  return keys.size > 0;
}

/** Counts how often something was unlocked or locked in this visit. */
export function keyChanges(): number {
  return changes;
}

/** Adds the key of a scope, and the signer that its password vouched for. */
export function takeKey(
  sealing: Sealing,
  key: CryptoKey,
  signer?: string,
): void {
  keys.set(getName(sealing), key);
  if (signer !== undefined) {
    signers.set(key, signer);
  }
  notify();
}

/** The signer that the password of a scope vouched for. */
export function getSigner(sealing: Sealing): string | undefined {
  const key = getKey(sealing);
  return key && signers.get(key);
}

/** Drops all keys. */
export function dropKeys(): void {
  keys.clear();
  notify();
}
