import {
  addChange,
  adoptLate,
  createLedger,
  planStore,
  settle,
  type Ledger,
  type RecordModel,
  type StorePlan,
} from '../lib/ledger';
import {classifyStorageFault, type StorageFault} from '../lib/storageFault';
import {afterPaint} from './afterPaint';
import {createId} from './createId';
import {leaveLate, removeLate, takeLate} from './lateRecord';
import {recordDatabase, type RecordDatabase} from './recordDatabase';
import {tabChannel, type TabChannel} from './tabChannel';

/** What another tab did: it stored something newer, or something that changes here did not fit. */
export type TabNews = 'changed' | 'leftOut';

/** A stored value as a page shows it. */
export type RecordState<Value> = {
  readonly value: Value;
  /** Why changes are not stored, if so; they last as long as the page. */
  readonly fault?: StorageFault | undefined;
  /** How many stored values could not be read, and are kept aside. */
  readonly aside: number;
  readonly news?: TabNews | undefined;
  /** Whether the stored record has been read. */
  readonly isReady: boolean;
};

type Place = {
  /** Of the database and of the channel to other tabs; the base path is added. */
  readonly name: string;
  /** The object store of the record. */
  readonly store: string;
  /** Called when everything is forgotten. */
  readonly onForgotten?: () => void;
};

/** One record of a site in this browser, shared by all tabs. */
export type RecordStore<Value, Change> = Place & {
  readonly model: RecordModel<Value, Change>;
  readonly listeners: Set<() => void>;
  ledger: Ledger<Value, Change>;
  state: RecordState<Value>;
  /** Undefined until the store is opened. */
  database?: RecordDatabase;
  channel?: TabChannel;
  /** Settles once all changes made so far are stored, or cannot be. */
  flushed: Promise<void>;
  /** The revision that is being stored. */
  storing?: string;
  /** How often everything was forgotten. */
  forgotten: number;
};

/** Creates a store, which is empty until it is opened. */
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
    forgotten: 0,
  };
}

function show<Value, Change>(
  store: RecordStore<Value, Change>,
  ledger: Ledger<Value, Change>,
  also: Partial<RecordState<Value>>,
): void {
  store.ledger = ledger;
  store.state = {...store.state, ...also, value: ledger.value};
  for (const listener of store.listeners) {
    listener();
  }
}

function findNews<Value>(
  {isForeign, leftOut}: StorePlan<Value>,
  isReady: boolean,
): Pick<RecordState<Value>, 'news'> {
  if (leftOut > 0) {
    return {news: 'leftOut'};
  }
  return isForeign && isReady ? {news: 'changed'} : {};
}

async function storeChanges<Value, Change>(
  store: RecordStore<Value, Change>,
  database: RecordDatabase,
): Promise<void> {
  const {model, forgotten} = store;
  let plan: StorePlan<Value> | undefined;
  const nextRevision = createId();
  store.storing = nextRevision;
  const late = takeLate(database.name);
  const aside = await database.change((found) => {
    const {stored, unread} = adoptLate(found, late);
    plan = planStore(model, store.ledger, {stored, nextRevision});
    return {record: plan.record, unread: [...plan.unread, ...unread]};
  });
  if (late !== undefined) {
    removeLate(database.name);
  }
  if (plan === undefined || forgotten !== store.forgotten) {
    return;
  }
  show(store, settle(model, store.ledger, plan), {
    ...findNews(plan, store.state.isReady),
    aside,
    fault: undefined,
    isReady: true,
  });
  if (plan.record !== undefined) {
    store.channel?.tellChanged();
  }
}

/**
 * Stores what is pending and shows what is stored, after what is on its way already.
 *
 * @param isNeeded whether to read, as seen once its turn comes.
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
      // Changes stay pending: the next one that can be stored takes them along.
      const fault = classifyStorageFault(error);
      show(store, store.ledger, {fault, isReady: true});
    }
  });
  return store.flushed;
}

function flushPending<Value, Change>(
  store: RecordStore<Value, Change>,
): Promise<void> {
  return flush(store, () => store.ledger.pending.length > 0);
}

/** Drops everything, since readers had it forgotten. */
function forget<Value, Change>(store: RecordStore<Value, Change>): void {
  store.database?.close();
  store.forgotten += 1;
  store.onForgotten?.();
  show(store, createLedger(store.model), {
    aside: 0,
    news: undefined,
    fault: undefined,
  });
}

/** Reads what is stored for a site, once, and follows other tabs. */
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
  document.addEventListener('visibilitychange', () => {
    void flushPending(store);
  });
  window.addEventListener('pagehide', ({persisted}) => {
    const {value, pending, revision} = store.ledger;
    if (pending.length > 0 && !persisted) {
      leaveLate(name, {
        record: store.model.write(value),
        bases: [revision ?? null, store.storing ?? null],
      });
    }
  });
  void flush(store);
}

/**
 * Makes a change, shows it at once, and stores it after the next paint.
 *
 * @param make the change, from the value as it is then.
 * @returns once it is stored, or cannot be.
 */
export async function changeRecord<Value, Change>(
  store: RecordStore<Value, Change>,
  make: (value: Value) => Change,
): Promise<void> {
  if (!store.state.isReady) {
    // What is stored counts before anything is changed.
    await store.flushed;
  }
  const {value} = store.ledger;
  show(store, addChange(store.model, store.ledger, make(value)), {
    news: undefined,
  });
  await afterPaint();
  await flushPending(store);
}

/** Keeps values aside that could not be read, such as parts of a file. */
export async function keepAside<Value, Change>(
  store: RecordStore<Value, Change>,
  unread: readonly unknown[],
): Promise<void> {
  try {
    const aside = await store.database?.change(() => ({
      record: undefined,
      unread,
    }));
    show(store, store.ledger, {aside: aside ?? 0});
  } catch (error) {
    show(store, store.ledger, {fault: classifyStorageFault(error)});
  }
}

/** Everything that could not be read, as JSON. */
export async function readAside<Value, Change>({
  database,
}: RecordStore<Value, Change>): Promise<string> {
  return JSON.stringify((await database?.readAside()) ?? [], null, 2);
}
