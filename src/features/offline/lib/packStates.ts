import {countBytes, type KeptEdition} from './keptEdition';
import type {KeepReason} from './keepFault';
import type {Edition} from './packList';
import {packNames, type PackName} from './packs';

/** The progress of a pack in bytes. */
export type Progress = {readonly done: number; readonly bytes: number};

/** Why the last action for a pack failed, if it did. */
type Failed = {readonly reason?: KeepReason};

/** The state of a pack on this device. */
export type PackState =
  | ({readonly kind: 'absent'} & Failed)
  | ({readonly kind: 'running'} & Progress)
  /** Incomplete: it was stopped by readers or an error. */
  | ({readonly kind: 'stopped'} & Failed)
  | ({readonly kind: 'kept'} & Failed)
  /** Complete, but the host has a newer edition. */
  | ({readonly kind: 'outdated'} & Failed);

/** A pack as shown to readers. */
export type PackRow = {
  readonly name: PackName;
  /** Size in bytes on the device. */
  readonly bytes: number;
  /** Size in bytes as fetched, if archives make it smaller. */
  readonly fetchedBytes?: number;
  readonly state: PackState;
  /** Whether it can be kept now: all others depend on the first. */
  readonly isOpen: boolean;
};

/** Everything known of the packs, on the device and on the host. */
export type PackKnowledge = {
  /** The host's edition, if it is known. */
  readonly edition: Edition | undefined;
  /** Whether the host answered the last request. */
  readonly isReachable: boolean;
  readonly kept: KeptEdition | undefined;
  /** Incomplete packs. */
  readonly pending: readonly PackName[];
  readonly running: (Progress & {readonly name: PackName}) | undefined;
  readonly fault:
    {readonly name: PackName; readonly reason: KeepReason} | undefined;
};

/** How much of a pack is on the device while nothing is downloaded. */
function findRestingKind(
  name: PackName,
  {edition, kept, pending}: PackKnowledge,
): Exclude<PackState['kind'], 'running'> {
  if (pending.includes(name)) {
    return 'stopped';
  }
  if (kept?.packs[name] === undefined) {
    return 'absent';
  }
  return edition === undefined || edition.edition === kept.edition
    ? 'kept'
    : 'outdated';
}

function findState(name: PackName, knowledge: PackKnowledge): PackState {
  const {running, fault} = knowledge;
  if (running?.name === name) {
    return {kind: 'running', done: running.done, bytes: running.bytes};
  }
  return {
    kind: findRestingKind(name, knowledge),
    ...(fault?.name === name && {reason: fault.reason}),
  };
}

function findBytes(
  name: PackName,
  {edition, kept}: PackKnowledge,
): number | undefined {
  const files = kept?.packs[name] ?? kept?.others[name];
  return (
    edition?.packs[name]?.bytes ??
    (files === undefined ? undefined : countBytes(files))
  );
}

/** Returns the size of the archives of a pack, if the host has any that are smaller than its files. */
function findFetchedBytes(
  name: PackName,
  {edition}: PackKnowledge,
): number | undefined {
  const {archives = [], bytes = 0} = edition?.packs[name] ?? {};
  const fetched = archives.reduce((sum, archive) => sum + archive.bytes, 0);
  return archives.length > 0 && fetched < bytes ? fetched : undefined;
}

/** Lists the packs of a site with their states; empty ones are left out. */
export function listPacks(knowledge: PackKnowledge): readonly PackRow[] {
  const hasFirst = knowledge.kept?.packs.pages !== undefined;
  return packNames.flatMap((name) => {
    const bytes = findBytes(name, knowledge);
    const fetchedBytes = findFetchedBytes(name, knowledge);
    return bytes === undefined || bytes === 0
      ? []
      : [
          {
            name,
            bytes,
            ...(fetchedBytes !== undefined && {fetchedBytes}),
            state: findState(name, knowledge),
            isOpen:
              knowledge.isReachable &&
              knowledge.running === undefined &&
              (hasFirst || name === 'pages'),
          },
        ];
  });
}
