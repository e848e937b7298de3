import type {KeepReason} from './keepFault';
import {countBytes, type KeptEdition} from './keptEdition';
import {
  packNames,
  type Edition,
  type PackName,
  type PackSummary,
} from './packs';

/** The progress of a pack in bytes. */
export type Progress = {readonly done: number; readonly bytes: number};

/** A pack as shown to readers. */
export type PackRow = {
  readonly name: PackName;
  /** Size in bytes on the device. */
  readonly bytes: number;
  /** Size in bytes as fetched, if it comes as archives. */
  readonly fetchedBytes: number | undefined;
  /** How much of it is here; `stopped` is incomplete, and of `outdated` the host has a newer edition. */
  readonly state: 'absent' | 'running' | 'stopped' | 'kept' | 'outdated';
  readonly progress?: Progress | undefined;
  /** Why the last action for it failed, if it did. */
  readonly reason?: KeepReason | undefined;
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

function findState(
  name: PackName,
  {edition, kept, pending, running}: PackKnowledge,
): PackRow['state'] {
  if (running?.name === name) {
    return 'running';
  }
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

/** The size of a pack on the device in bytes; 0 if it is not known. */
function findBytes(name: PackName, {edition, kept}: PackKnowledge): number {
  return (
    edition?.packs[name]?.bytes ??
    countBytes(kept?.packs[name] ?? kept?.others[name] ?? [])
  );
}

/** The size of the archives of a pack in bytes; undefined if it has none. */
function countArchives(pack: PackSummary | undefined): number | undefined {
  const archives = pack?.archives ?? [];
  return archives.length === 0
    ? undefined
    : archives.reduce((sum, {bytes}) => sum + bytes, 0);
}

/** Lists the packs of a site with their states; empty ones are left out. */
export function listPacks(knowledge: PackKnowledge): readonly PackRow[] {
  const {edition, isReachable, kept, running, fault} = knowledge;
  const isFree = isReachable && running === undefined;
  const hasFirst = kept?.packs.pages !== undefined;
  return packNames
    .map((name) => ({
      name,
      bytes: findBytes(name, knowledge),
      fetchedBytes: countArchives(edition?.packs[name]),
      state: findState(name, knowledge),
      progress: running?.name === name ? running : undefined,
      reason: fault?.name === name ? fault.reason : undefined,
      isOpen: isFree && (hasFirst || name === 'pages'),
    }))
    .filter(({bytes}) => bytes > 0);
}
