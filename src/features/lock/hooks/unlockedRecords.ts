import {lockedRecords} from '@generated/search-index/default/addresses';
import type {SealedRecords} from '@engine/docs-lock/method/types';
import type {SearchRecord} from '../../../shared/lib/searchRecord';
import {changesOfKeys, hasKeys, getKey} from './keyRing';
import {fetchStore} from './readSealed';
import {isAnythingRemembered} from './tokens';

type Records = readonly SearchRecord[];

const NOTHING: Records = [];

/** What was read last, and at which change of keys. */
let last: {readonly at: number; readonly records: Records} | undefined;
let reading: Promise<Records> | undefined;

type Opened = {
  readonly sealed: SealedRecords;
  readonly key: CryptoKey | undefined;
  readonly records: Records;
};

/** Opens the records of an area for readers who are let in or remembered. */
async function open(sealed: SealedRecords, baseUrl: string): Promise<Opened> {
  const {scope} = sealed;
  const {openRemembered, readRecords} = await fetchStore();
  const isOpen = await openRemembered(scope, baseUrl).catch(() => false);
  const key = isOpen ? getKey(scope) : undefined;
  const records = key && (await readRecords(sealed, key, baseUrl));
  return {sealed, key, records: records ?? NOTHING};
}

async function readAll(baseUrl: string): Promise<Records> {
  const {default: all} = await lockedRecords();
  const opened: Opened[] = [];
  for (const sealed of all) {
    opened.push(await open(sealed, baseUrl));
  }
  // What was locked again meanwhile is not told.
  const records = opened
    .filter(({sealed, key}) => getKey(sealed.scope) === key)
    .flatMap((each) => each.records);
  return records.length === 0 ? NOTHING : records;
}

async function read(baseUrl: string): Promise<Records> {
  try {
    const records =
      hasKeys() || isAnythingRemembered() ? await readAll(baseUrl) : NOTHING;
    last = {at: changesOfKeys(), records};
    return records;
  } catch {
    // Search finds the rest, and asks again the next time.
    return NOTHING;
  }
}

/**
 * What readers may find of locked pages: the same list until something is opened or locked.
 * It is held in memory alone.
 */
export async function unlockedRecords(baseUrl: string): Promise<Records> {
  if (last?.at === changesOfKeys()) {
    return last.records;
  }
  reading ??= read(baseUrl).finally(() => {
    reading = undefined;
  });
  return reading;
}
