import {lockedRecords} from '@generated/search/default/addresses';
import type {SealedRecords} from '../../lock/format/types';
import type {SearchRecord} from '../../../src/shared/model/searchRecord';
import {keyChanges, hasKeys, getKey} from '../../lock/client/keyRing';
import {fetchStore} from '../../lock/client/readSealed';
import {isAnythingRemembered} from '../../lock/client/tokens';

type Records = readonly SearchRecord[];

const NOTHING: Records = [];

/** The last result, and the key ring version that it belongs to. */
let last: {readonly at: number; readonly records: Records} | undefined;
let reading: Promise<Records> | undefined;

type Opened = {
  readonly sealed: SealedRecords;
  readonly key: CryptoKey | undefined;
  readonly records: Records;
};

/** Decrypts the records of an area for readers with access. */
async function open(sealed: SealedRecords, baseUrl: string): Promise<Opened> {
  const {scope} = sealed;
  const {openRemembered, readRecords} = await fetchStore();
  const isOpen = await openRemembered(scope, baseUrl).catch(() => false);
  const key = isOpen ? getKey(scope) : undefined;
  const records = key && (await readRecords(sealed, baseUrl));
  return {sealed, key, records: records ?? NOTHING};
}

async function readAll(baseUrl: string): Promise<Records> {
  const {default: all} = await lockedRecords();
  const opened: Opened[] = [];
  for (const sealed of all) {
    opened.push(await open(sealed, baseUrl));
  }
  // Records that have been locked again are dropped.
  const records = opened
    .filter(({sealed, key}) => getKey(sealed.scope) === key)
    .flatMap((each) => each.records);
  return records.length === 0 ? NOTHING : records;
}

async function read(baseUrl: string): Promise<Records> {
  try {
    const records =
      hasKeys() || isAnythingRemembered() ? await readAll(baseUrl) : NOTHING;
    last = {at: keyChanges(), records};
    return records;
  } catch {
    // Search works without them, and tries again next time.
    return NOTHING;
  }
}

/** The search records of unlocked pages, cached until something is unlocked or locked. They stay in memory. */
export async function unlockedRecords(baseUrl: string): Promise<Records> {
  if (last?.at === keyChanges()) {
    return last.records;
  }
  reading ??= read(baseUrl).finally(() => {
    reading = undefined;
  });
  return reading;
}
