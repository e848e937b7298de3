import type {Sealing} from '@engine/docs-lock/method/types';

/** What is open: nothing of it outlives the page in the browser. */
const keys = new Map<string, CryptoKey>();
/** The signers for which passwords vouched, by the keys that they opened. */
const signers = new WeakMap<CryptoKey, string>();
const listeners = new Set<() => void>();
let changes = 0;

function tell(): void {
  changes += 1;
  for (const listener of listeners) {
    listener();
  }
}

function getName({scope, generation}: Sealing): string {
  return `${scope}@${generation}`;
}

/** Hears of everything that is opened or locked; gives what ends it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The key of a scope, where it is open. */
export function getKey(sealing: Sealing): CryptoKey | undefined {
  return keys.get(getName(sealing));
}

/** Tells whether anything is open. */
export function hasKeys(): boolean {
  return keys.size > 0;
}

/** How often something was opened or locked in this visit. */
export function changesOfKeys(): number {
  return changes;
}

/** Takes the key of a scope, and for which signer the password vouched that opened it. */
export function takeKey(
  sealing: Sealing,
  key: CryptoKey,
  signer?: string,
): void {
  keys.set(getName(sealing), key);
  if (signer !== undefined) {
    signers.set(key, signer);
  }
  tell();
}

/** The signer for which the password vouched that opened a scope. */
export function getSigner(sealing: Sealing): string | undefined {
  const key = getKey(sealing);
  return key && signers.get(key);
}

/** Gives all keys away. */
export function dropKeys(): void {
  keys.clear();
  tell();
}
