import type {SealedScope} from '../format/types';

type Sealing = Pick<SealedScope, 'scope' | 'build'>;

/** The content keys of open scopes, in memory only. */
const keys = new Map<string, CryptoKey>();
const listeners = new Set<() => void>();
let changes = 0;

function notify(): void {
  changes += 1;
  for (const listener of listeners) {
    listener();
  }
}

function getName({scope, build}: Sealing): string {
  return `${scope}@${build}`;
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

/** Adds the key of a scope. */
export function takeKey(sealing: Sealing, key: CryptoKey): void {
  keys.set(getName(sealing), key);
  notify();
}

export function dropKeys(): void {
  keys.clear();
  notify();
}
