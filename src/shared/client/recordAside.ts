import {classifyStorageFault} from '../model/storageFault';
import {showRecord, type RecordStore} from './recordStore';

/** Sets unreadable values aside, such as parts of a file. */
export async function keepAside<Value, Change>(
  store: RecordStore<Value, Change>,
  unread: readonly unknown[],
): Promise<void> {
  try {
    const aside = await store.database?.change(() => ({
      record: undefined,
      unread,
    }));
    showRecord(store, store.ledger, {aside: aside ?? 0});
  } catch (error) {
    showRecord(store, store.ledger, {fault: classifyStorageFault(error)});
  }
}

/** Returns everything that could not be read, as JSON. */
export async function readAside<Value, Change>({
  database,
}: RecordStore<Value, Change>): Promise<string> {
  return JSON.stringify((await database?.readAside()) ?? [], null, 2);
}
