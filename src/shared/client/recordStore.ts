import {
  addChange,
  adoptLate,
  createLedger,
  findNews,
  planStore,
  settle,
  type Ledger,
  type RecordModel,
  type StorePlan,
  type TabNews,
} from '../model/ledger';
import {hasSameFields} from '../model/hasSameFields';
import {classifyStorageFault, type StorageFault} from '../model/storageFault';
import {afterPaint} from './afterPaint';
import {createId} from './createId';
import {leaveLate, removeLate, takeLate} from './lateRecord';
import {recordDatabase, type RecordDatabase} from './recordDatabase';
import {tabChannel, type TabChannel} from './tabChannel';

export type RecordState<Value> = {
  readonly value: Value;
  /** Why changes are not stored; they then last only as long as the page. */
  readonly fault?: StorageFault | undefined;
  /** The number of unreadable stored values, which are set aside. */
  readonly aside: number;
  readonly news?: TabNews | undefined;
  /** Whether the stored record has been read. */
  readonly isReady: boolean;
};

type Place = {
  /** The name of the database and of the channel to other tabs, without the base path. */
  readonly name: string;
  /** The object store of the record. */
  readonly store: string;
  /** Called when everything is deleted. */
  readonly onForgotten?: () => void;
};

export type RecordStore<Value, Change> = Place & {
  readonly model: RecordModel<Value, Change>;
  readonly listeners: Set<() => void>;
  ledger: Ledger<Value, Change>;
  state: RecordState<Value>;
  /** Undefined until the store is opened. */
  database?: RecordDatabase;
  channel?: TabChannel;
  /** Settles once every change made so far is stored, or cannot be. */
  flushed: Promise<void>;
  /** The revision being stored or last stored, and the one after it. */
  revisions: readonly [current: string, next: string];
  /** Whether the page is being left, so it may store nothing more. */
  isLeaving: boolean;
  /** Whether the pending changes are left for the next page. */
  hasLeft: boolean;
  /** Increased when the state of this page becomes invalid, such as when readers delete it. */
  epoch: number;
};

export function createRecordStore<Value, Change>(
  place: Place,
  model: RecordModel<Value, Change>,
): RecordStore<Value, Change> {
  const ledger = createLedger(model);
  return {
    ...place,
    model,
    listeners: new Set(),
    ledger,
    state: {value: ledger.value, aside: 0, isReady: false},
    flushed: Promise.resolve(),
    revisions: [createId(), createId()],
    isLeaving: false,
    hasLeft: false,
    epoch: 0,
  };
}

/** Shows a state to all listeners. A quiet update that changes nothing is not shown. */
export function showRecord<Value, Change>(
  store: RecordStore<Value, Change>,
  ledger: Ledger<Value, Change>,
  {isQuiet = false, ...also}: Partial<RecordState<Value>> & {isQuiet?: boolean},
): void {
  const state = {...store.state, ...also, value: ledger.value};
  store.ledger = ledger;
  if (isQuiet && hasSameFields(store.state, state)) {
    return;
  }
  store.state = state;
  for (const listener of store.listeners) {
    listener();
  }
}

async function storeChanges<Value, Change>(
  store: RecordStore<Value, Change>,
  database: RecordDatabase,
): Promise<void> {
  const {model, epoch} = store;
  let plan: StorePlan<Value> | undefined;
  const [, nextRevision] = store.revisions;
  store.revisions = [nextRevision, createId()];
  const late = takeLate(database.name);
  const aside = await database.change((found) => {
    const {stored, unread} = adoptLate(found, late);
    plan = planStore(model, store.ledger, {stored, nextRevision});
    return {record: plan.record, unread: [...plan.unread, ...unread]};
  });
  if (late !== undefined) {
    removeLate(database.name);
  }
  if (plan === undefined || epoch !== store.epoch) {
    return;
  }
  showRecord(store, settle(model, store.ledger, plan), {
    news: findNews(plan, store.state.isReady) ?? store.state.news,
    aside,
    fault: undefined,
    isReady: true,
    // Usually this equals the state already shown.
    isQuiet: true,
  });
  if (plan.record !== undefined) {
    store.channel?.tellChanged();
  }
}

/**
 * Waits for running operations, then stores pending changes and shows the stored state.
 *
 * @param isNeeded whether to read, checked when its turn comes.
 */
function flush<Value, Change>(
  store: RecordStore<Value, Change>,
  isNeeded: () => boolean = () => true,
): Promise<void> {
  store.flushed = store.flushed.then(async () => {
    try {
      if (store.database !== undefined && isNeeded()) {
        await storeChanges(store, store.database);
      }
    } catch (error) {
      // Changes stay pending, and are stored with the next one that can be stored.
      const fault = classifyStorageFault(error);
      showRecord(store, store.ledger, {fault, isReady: true});
    }
  });
  return store.flushed;
}

function flushPending<Value, Change>(
  store: RecordStore<Value, Change>,
): Promise<void> {
  return flush(store, () => store.ledger.pending.length > 0);
}

/** Drops everything, because readers have deleted it. */
function forget<Value, Change>(store: RecordStore<Value, Change>): void {
  store.database?.close();
  store.epoch += 1;
  store.onForgotten?.();
  showRecord(store, createLedger(store.model), {
    aside: 0,
    news: undefined,
    fault: undefined,
  });
}

function leave<Value, Change>(store: RecordStore<Value, Change>): void {
  const {database, ledger, model, revisions} = store;
  if (database !== undefined && ledger.pending.length > 0) {
    store.hasLeft = leaveLate(database.name, {
      record: model.write(ledger.value),
      bases: [ledger.revision ?? null, ...revisions],
    });
  }
}

/** Stores pending changes when the page is hidden, or leaves them for the next page. */
function followPage<Value, Change>(store: RecordStore<Value, Change>): void {
  document.addEventListener('visibilitychange', () => {
    void flushPending(store);
  });
  window.addEventListener('pagehide', () => {
    store.isLeaving = true;
    leave(store);
  });
  window.addEventListener('pageshow', ({persisted}) => {
    store.isLeaving = false;
    if (persisted && store.hasLeft) {
      store.hasLeft = false;
      store.epoch += 1;
      store.ledger = {...createLedger(store.model), value: store.ledger.value};
      void flush(store);
    }
  });
}

/** Reads the stored record of a site on the first call, and follows other tabs. */
export function openRecordStore<Value, Change>(
  store: RecordStore<Value, Change>,
  basePath: string,
): void {
  if (store.database !== undefined) {
    return;
  }
  const name = `${store.name}:${basePath}`;
  store.database = recordDatabase(name, store.store);
  store.channel = tabChannel(name, {
    onChanged: () => void flush(store),
    onForgotten: () => {
      forget(store);
    },
  });
  followPage(store);
  void flush(store);
}

/** Returns the stored record of a site, or that of this page if storage is denied. */
export async function readRecord<Value, Change>(
  store: RecordStore<Value, Change>,
  basePath: string,
): Promise<Value> {
  openRecordStore(store, basePath);
  await store.flushed;
  return store.state.value;
}

/**
 * Makes a change, shows it at once, and stores it after the next paint.
 *
 * @param make the change, applied to the current value.
 * @returns a promise that settles once the change is stored, or cannot be.
 */
export async function changeRecord<Value, Change>(
  store: RecordStore<Value, Change>,
  make: (value: Value) => Change,
): Promise<void> {
  if (!store.state.isReady) {
    // The stored record must be read before any change.
    await store.flushed;
  }
  const {value} = store.ledger;
  showRecord(store, addChange(store.model, store.ledger, make(value)), {
    news: undefined,
  });
  if (store.isLeaving) {
    // Fields save their text only while readers leave the page.
    leave(store);
  }
  await afterPaint();
  await flushPending(store);
}
