import {LockError} from '../format/lockError';
import type {SealedPage} from '../format/types';
import type {SealedPayload} from './payload';
import {getKey} from './keyRing';
import type {Attempt} from './store';

/** The location of a sealed page. */
export type SealedPlace = {
  readonly sealed: SealedPage;
  /** The address that readers asked for, in its canonical form, without the base path. */
  readonly address: string;
  /** Base path of the site. */
  readonly baseUrl: string;
};

/** Why readers see no content. */
export type ClosedReason = 'locked' | 'insecure' | 'damaged' | 'unreachable';

/** The result of reading a page. */
export type ReadResult<Prepared> =
  | {readonly state: 'checking'}
  | {readonly state: ClosedReason}
  | {
      readonly state: 'open';
      readonly payload: SealedPayload;
      readonly prepared: Prepared;
    };

/** Prepares the rendering of a page, such as loading its components. */
export type Prepare<Prepared> = (payload: SealedPayload) => Promise<Prepared>;

/** Loads the part of the lock that only locked pages need. */
export async function fetchStore() {
  return import('./store');
}

/** Returns the reason why something could not be opened. */
function getReason(error: unknown): ClosedReason {
  if (!(error instanceof LockError) || error.fault === 'worker') {
    return 'unreachable';
  }
  return error.fault === 'insecure' ? 'insecure' : 'damaged';
}

/** A page as it was read. */
export type PageReading<Place, Prepared> = {
  readonly place: Place;
  readonly reading: ReadResult<Prepared>;
};

/**
 * The pages that were decrypted with a key, by address, so that returning readers find them
 * unchanged, and authors see the page that they edit until its new content is decrypted.
 */
const readings = new WeakMap<
  CryptoKey,
  Map<string, PageReading<SealedPlace, unknown>>
>();

/** Returns the page as it was decrypted before with the same key, maybe with earlier content. */
export function readBefore<Place extends SealedPlace, Prepared>({
  sealed,
  address,
}: Place): PageReading<Place, Prepared> | undefined {
  const key = getKey(sealed.scope);
  return (key && readings.get(key)?.get(address)) as
    PageReading<Place, Prepared> | undefined;
}

/** Decrypts a page with its key; undefined if it was locked meanwhile. */
async function readWithToken<Prepared>(
  key: CryptoKey,
  place: SealedPlace,
  prepare: Prepare<Prepared>,
): Promise<ReadResult<Prepared> | undefined> {
  const {sealed, address} = place;
  const {readPage} = await fetchStore();
  const payload = await readPage(sealed, address, key);
  const reading = {
    state: 'open',
    payload,
    prepared: await prepare(payload),
  } as const;
  if (getKey(sealed.scope) !== key) {
    return undefined;
  }
  const known =
    readings.get(key) ?? new Map<string, PageReading<SealedPlace, unknown>>();
  readings.set(key, known.set(address, {place, reading}));
  return reading;
}

/**
 * Decrypts an unlocked page, and otherwise tries remembered access. Undefined if that changed what
 * is unlocked: the caller should read again.
 */
export async function readSealed<Prepared>(
  place: SealedPlace,
  prepare: Prepare<Prepared>,
): Promise<ReadResult<Prepared> | undefined> {
  const {baseUrl, sealed} = place;
  const {scope} = sealed;
  const key = getKey(scope);
  try {
    if (key !== undefined) {
      return await readWithToken(key, place, prepare);
    }
    const {openRemembered} = await fetchStore();
    const isOpen = await openRemembered(scope, baseUrl);
    return isOpen ? undefined : {state: 'locked'};
  } catch (error) {
    return {state: getReason(error)};
  }
}

/** Prepares password checks; errors surface at the first attempt. */
export async function prepareToUnlock({sealed}: SealedPlace): Promise<void> {
  try {
    const store = await fetchStore();
    store.prepareToUnlock(sealed.scope);
  } catch {
    // The attempt itself reports the error.
  }
}

/** Tries a password; returns the reason if it fails. */
export async function tryToUnlock(
  {sealed, baseUrl}: SealedPlace,
  attempt: Attempt,
): Promise<ClosedReason | undefined> {
  try {
    const {unlock} = await fetchStore();
    const isRight = await unlock(sealed.scope, baseUrl, attempt);
    return isRight ? undefined : 'locked';
  } catch (error) {
    return getReason(error);
  }
}
