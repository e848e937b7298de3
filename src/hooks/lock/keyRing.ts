import type {SealedPayload, Sealing} from '../../lib/lock/types';

/** A page that was opened in this visit. */
export type UnlockedPage = {
  /** Its address, with the base path. */
  readonly permalink: string;
  readonly payload: SealedPayload;
};

/** What is open: nothing of it outlives the page in the browser. */
const keys = new Map<string, CryptoKey>();
const listeners = new Set<() => void>();
let pages: readonly UnlockedPage[] = [];

function tell(): void {
  for (const listener of listeners) {
    listener();
  }
}

function nameOf({scope, generation}: Sealing): string {
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
export function keyOf(sealing: Sealing): CryptoKey | undefined {
  return keys.get(nameOf(sealing));
}

/** Takes the key of a scope. */
export function takeKey(sealing: Sealing, key: CryptoKey): void {
  keys.set(nameOf(sealing), key);
  tell();
}

/** Takes down what was read, for those who show more of it than the page itself. */
export function takePage(page: UnlockedPage): void {
  const others = pages.filter(({permalink}) => permalink !== page.permalink);
  pages = [...others, page];
  tell();
}

/** The pages that were opened in this visit; the same list until it changes. */
export function unlockedPages(): readonly UnlockedPage[] {
  return pages;
}

/** Gives all keys and pages away. */
export function dropKeys(): void {
  keys.clear();
  pages = [];
  tell();
}
