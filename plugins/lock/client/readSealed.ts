import type {Loaders, Parts} from './SealedContent';
import type SealedContent from './SealedContent';
import {LockError} from '../format/lockError';
import type {SealedPage} from '../format/types';
import type {SealedPayload} from '../format/payload';
import {getKey} from './keyRing';
import type {Attempt} from './store';

/** The export of a locked page, in place of its content. */
export type LockedContent = {
  readonly sealed: SealedPage;
  /** Loads the module that loads the components of locked pages. */
  readonly loadComponents: () => Promise<{readonly loaders: Loaders}>;
  /** Its public metadata: the address. */
  readonly metadata: {readonly permalink: string};
  readonly frontMatter: object;
};

export type LockedPlace = {
  readonly content: LockedContent;
  /** The requested address, in its canonical form, without the base path. */
  readonly address: string;
  /** Base path of the site. */
  readonly baseUrl: string;
};

/** The reason why readers see no content. */
export type ClosedReason = 'locked' | 'insecure' | 'damaged' | 'unreachable';

/** A decrypted page, and its renderer. */
export type OpenPage = {
  readonly payload: SealedPayload;
  readonly Content: typeof SealedContent;
  readonly parts: Parts;
};

export type ReadResult =
  | {readonly state: 'checking' | ClosedReason}
  | ({readonly state: 'open'} & OpenPage);

export type PageReading = {
  readonly place: LockedPlace;
  readonly reading: ReadResult;
};

/** Loads the part of the lock that only locked pages need. */
export async function fetchStore() {
  return import('./store');
}

/** Loads the renderer of a page and its components. */
async function prepare(
  payload: SealedPayload,
  {loadComponents}: LockedContent,
): Promise<OpenPage> {
  const [{default: Content, loadParts}, {loaders}] = await Promise.all([
    import('./SealedContent'),
    loadComponents(),
  ]);
  return {payload, Content, parts: await loadParts(payload.tree, loaders)};
}

/** Returns the reason why something could not be opened. */
function getReason(error: unknown): ClosedReason {
  if (!(error instanceof LockError) || error.fault === 'worker') {
    return 'unreachable';
  }
  return error.fault === 'insecure' ? 'insecure' : 'damaged';
}

/**
 * The pages that were decrypted with a key, by address. Returning readers find them unchanged, and
 * authors see the page that they edit until its new content is decrypted.
 */
const readings = new WeakMap<CryptoKey, Map<string, PageReading>>();

/** Returns the page as decrypted earlier with the same key, possibly with older content. */
export function readBefore({
  content,
  address,
}: LockedPlace): PageReading | undefined {
  const key = getKey(content.sealed.scope);
  return key && readings.get(key)?.get(address);
}

/** Decrypts a page with its key; undefined if it was locked meanwhile. */
async function readWithKey(
  key: CryptoKey,
  place: LockedPlace,
): Promise<ReadResult | undefined> {
  const {content, address} = place;
  const {sealed} = content;
  const {readPage} = await fetchStore();
  const page = await prepare(await readPage(sealed, address, key), content);
  if (getKey(sealed.scope) !== key) {
    return undefined;
  }
  const reading = {state: 'open', ...page} as const;
  const known = readings.get(key) ?? new Map<string, PageReading>();
  readings.set(key, known.set(address, {place, reading}));
  return reading;
}

/**
 * Decrypts an unlocked page, and otherwise tries remembered access. Returns undefined if that
 * unlocked something, and the caller should read again.
 */
export async function readSealed(
  place: LockedPlace,
): Promise<ReadResult | undefined> {
  const {baseUrl, content} = place;
  const {scope} = content.sealed;
  const key = getKey(scope);
  try {
    if (key !== undefined) {
      return await readWithKey(key, place);
    }
    const {openRemembered} = await fetchStore();
    const isOpen = await openRemembered(scope, baseUrl);
    return isOpen ? undefined : {state: 'locked'};
  } catch (error) {
    return {state: getReason(error)};
  }
}

/** Prepares password checks; errors surface at the first attempt. */
export async function prepareToUnlock({content}: LockedPlace): Promise<void> {
  try {
    const store = await fetchStore();
    store.prepareToUnlock(content.sealed.scope);
  } catch {
    // The attempt itself reports the error.
  }
}

/** Tries a password; returns the reason if it fails. */
export async function tryToUnlock(
  {content, baseUrl}: LockedPlace,
  attempt: Attempt,
): Promise<ClosedReason | undefined> {
  try {
    const {unlock} = await fetchStore();
    const isRight = await unlock(content.sealed.scope, baseUrl, attempt);
    return isRight ? undefined : 'locked';
  } catch (error) {
    return getReason(error);
  }
}
