import {isRecord} from './isRecord';

/** How a value that readers change is stored. */
export type RecordModel<Value, Change> = {
  /** The value before anything is stored. */
  readonly createFirst: () => Value;
  /** Validates a stored record; unreadable parts are returned unchanged. */
  readonly read: (stored: unknown) => {
    readonly value?: Value | undefined;
    readonly unread: readonly unknown[];
  };
  readonly write: (value: Value) => object;
  /** Returns the same value if the change cannot be made. */
  readonly change: (value: Value, change: Change) => Value;
};

/** A value as a tab shows it, with the changes that are not stored yet. */
export type Ledger<Value, Change> = {
  /** Contains all pending changes. */
  readonly value: Value;
  readonly pending: readonly Change[];
  /** The revision of the stored record that the value builds on; undefined if there is none. */
  readonly revision: string | undefined;
};

/** The changes to store, given the stored record. */
export type StorePlan<Value> = {
  /** The record to write; undefined if nothing changes. */
  readonly record: object | undefined;
  /** The unreadable parts of the stored record, to be set aside unchanged. */
  readonly unread: readonly unknown[];
  /** The value after storing. */
  readonly value: Value;
  readonly revision: string | undefined;
  /** The number of pending changes that the record contains. */
  readonly stored: number;
  /** The number of changes that conflict with those of another tab. */
  readonly leftOut: number;
  /** Whether something other than the record of this tab was stored. */
  readonly isForeign: boolean;
};

/** Creates a ledger without a stored record. */
export function createLedger<Value, Change>({
  createFirst,
}: RecordModel<Value, Change>): Ledger<Value, Change> {
  return {value: createFirst(), pending: [], revision: undefined};
}

/** Makes a change, which is pending until it is stored. */
export function addChange<Value, Change>(
  {change: apply}: RecordModel<Value, Change>,
  ledger: Ledger<Value, Change>,
  change: Change,
): Ledger<Value, Change> {
  const value = apply(ledger.value, change);
  return value === ledger.value
    ? ledger
    : {...ledger, value, pending: [...ledger.pending, change]};
}

/** The revision of a record; undefined if there is none, or an earlier version wrote it. */
function readRevision(stored: unknown): string | undefined {
  const revision = isRecord(stored) ? stored['revision'] : undefined;
  return typeof revision === 'string' ? revision : undefined;
}

function isOwn(stored: unknown, revision: string | undefined): boolean {
  return (
    readRevision(stored) === revision &&
    (stored === undefined) === (revision === undefined)
  );
}

/** Applies pending changes to a record that another tab has stored. */
function planForeign<Value, Change>(
  {createFirst, read, change}: RecordModel<Value, Change>,
  pending: readonly Change[],
  stored: unknown,
): Pick<StorePlan<Value>, 'unread' | 'value' | 'leftOut'> {
  const {value: base = createFirst(), unread} =
    stored === undefined ? {unread: []} : read(stored);
  let value = base;
  let leftOut = 0;
  for (const each of pending) {
    const next = change(value, each);
    leftOut += next === value ? 1 : 0;
    value = next;
  }
  return {unread, value, leftOut};
}

/**
 * Plans the record to store. Pending changes are applied to any record that another tab has stored
 * meanwhile, so that neither tab overwrites the other.
 *
 * @param nextRevision a revision that no other record has.
 */
export function planStore<Value, Change>(
  model: RecordModel<Value, Change>,
  {value, pending, revision}: Ledger<Value, Change>,
  {stored, nextRevision}: {stored: unknown; nextRevision: string},
): StorePlan<Value> {
  const isForeign = !isOwn(stored, revision);
  const plan = isForeign
    ? planForeign(model, pending, stored)
    : {unread: [], value, leftOut: 0};
  const found = readRevision(stored);
  const isOld = stored !== undefined && found === undefined;
  const isWritten = pending.length > 0 || plan.unread.length > 0 || isOld;
  return {
    ...plan,
    record: isWritten
      ? {...model.write(plan.value), revision: nextRevision}
      : undefined,
    revision: isWritten ? nextRevision : found,
    stored: pending.length,
    isForeign,
  };
}

/** The effect of another tab: it stored a newer record, or one that conflicts with changes here. */
export type TabNews = 'changed' | 'leftOut';

/** Returns the notice about other tabs; none before the first record is read. */
export function findNews(
  {isForeign, leftOut}: Pick<StorePlan<unknown>, 'isForeign' | 'leftOut'>,
  isReady: boolean,
): TabNews | undefined {
  if (leftOut > 0) {
    return 'leftOut';
  }
  return isForeign && isReady ? 'changed' : undefined;
}

/** Adopts the stored record; changes made meanwhile stay pending. */
export function settle<Value, Change>(
  {change}: RecordModel<Value, Change>,
  ledger: Ledger<Value, Change>,
  {value, revision, stored, isForeign}: StorePlan<Value>,
): Ledger<Value, Change> {
  const pending = ledger.pending.slice(stored);
  return {
    value: isForeign ? pending.reduce(change, value) : ledger.value,
    pending,
    revision,
  };
}

/** A record left by a page that was closed before storing it. */
export type LateRecord = {
  readonly record: unknown;
  /** Revisions of the stored records whose changes it contains; null means no record. */
  readonly bases: readonly unknown[];
};

/** Reads the record left by a closed page; undefined if there is none. */
export function readLate(text: string | null): LateRecord | undefined {
  if (text === null) {
    return undefined;
  }
  try {
    const late: unknown = JSON.parse(text);
    return isRecord(late) && Array.isArray(late['bases'])
      ? {record: late['record'], bases: late['bases']}
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Replaces the stored record with a late one that builds on it. If another tab has stored a record
 * meanwhile, the late one is returned as a value to set aside.
 */
export function adoptLate(
  stored: unknown,
  late: LateRecord | undefined,
): {readonly stored: unknown; readonly unread: readonly unknown[]} {
  if (late === undefined) {
    return {stored, unread: []};
  }
  return late.bases.includes(readRevision(stored) ?? null)
    ? {stored: late.record, unread: []}
    : {stored, unread: [late.record]};
}
