import {LockError} from '@engine/docs-lock/method/lockError';
import {getArea} from '@engine/docs-lock/method/parts';
import type {SealedPayload} from '../lib/payload';
import type {SealedPage} from '@engine/docs-lock/method/types';
import {getKey} from './keyRing';
import type {Attempt} from './store';

/** Where a sealed page stands. */
export type SealedPlace = {
  readonly sealed: SealedPage;
  /** Address of the page, with the base path. */
  readonly permalink: string;
  /** Base path of the site. */
  readonly baseUrl: string;
};

/** Why readers see no content. */
export type Closed =
  | 'locked'
  | 'insecure'
  | 'damaged'
  | 'unreachable'
  // What is signed by somebody else, older than before, or of another build than the page.
  | 'signer'
  | 'older'
  | 'renewed';

/** What became of a page that was to be read. */
export type Reading<Prepared> =
  | {readonly state: 'checking'}
  | {readonly state: Closed}
  | {
      readonly state: 'open';
      readonly payload: SealedPayload;
      readonly prepared: Prepared;
    };

/** Prefetches what a page needs to be shown, such as its components. */
export type Prepare<Prepared> = (payload: SealedPayload) => Promise<Prepared>;

/** Fetches the part of the lock that only locked pages need. */
export async function fetchStore() {
  return import('./store');
}

/** The faults of which readers are told as they are. */
const told = ['insecure', 'signer', 'older', 'renewed'] as const;

/** Says why something could not be opened. */
function closedBy(error: unknown): Closed {
  if (!(error instanceof LockError)) {
    return 'unreachable';
  }
  const {fault} = error;
  const said = told.find((each) => each === fault);
  if (said !== undefined) {
    return said;
  }
  return fault === 'worker' ? 'unreachable' : 'damaged';
}

/** What was read with a key: those who come back to a page find it as it was. */
const readings = new WeakMap<
  CryptoKey,
  WeakMap<SealedPage, Reading<unknown>>
>();

/** The page as it was read before with the same key. */
export function readBefore<Prepared>({
  sealed,
}: SealedPlace): Reading<Prepared> | undefined {
  const key = getKey(sealed.scope);
  return (key && readings.get(key)?.get(sealed)) as
    Reading<Prepared> | undefined;
}

/** Reads a page with its key; nothing where it was locked meanwhile. */
async function readWith<Prepared>(
  key: CryptoKey,
  {sealed, baseUrl}: SealedPlace,
  prepare: Prepare<Prepared>,
): Promise<Reading<Prepared> | undefined> {
  const {readPage} = await fetchStore();
  const payload = await readPage(sealed, key, baseUrl);
  const reading = {
    state: 'open',
    payload,
    prepared: await prepare(payload),
  } as const;
  if (getKey(sealed.scope) !== key) {
    return undefined;
  }
  const known =
    readings.get(key) ?? new WeakMap<SealedPage, Reading<unknown>>();
  readings.set(key, known.set(sealed, reading));
  return reading;
}

/**
 * Reads a page that is open; asks for readers who are remembered where it is not. Nothing
 * where that changed what is open: the page is to be read again.
 */
export async function readSealed<Prepared>(
  place: SealedPlace,
  prepare: Prepare<Prepared>,
): Promise<Reading<Prepared> | undefined> {
  const {baseUrl, sealed} = place;
  const {scope} = sealed;
  const key = getKey(scope);
  try {
    if (key !== undefined) {
      return await readWith(key, place, prepare);
    }
    const {openRemembered, expectManifest} = await fetchStore();
    expectManifest({area: getArea(sealed.doc), scope, baseUrl});
    const isOpen = await openRemembered(scope, baseUrl);
    return isOpen ? undefined : {state: 'locked'};
  } catch (error) {
    return {state: closedBy(error)};
  }
}

/** Has ready what compares passwords; what goes wrong shows when one is tried. */
export async function prepareToUnlock(): Promise<void> {
  try {
    const store = await fetchStore();
    store.prepareToUnlock();
  } catch {
    // The attempt itself says why.
  }
}

/** Tries a password; gives why it opens nothing, where it does not. */
export async function tryToUnlock(
  {sealed, baseUrl}: SealedPlace,
  attempt: Attempt,
): Promise<Closed | undefined> {
  try {
    const {unlock} = await fetchStore();
    const isRight = await unlock(sealed.scope, baseUrl, attempt);
    return isRight ? undefined : 'locked';
  } catch (error) {
    return closedBy(error);
  }
}
