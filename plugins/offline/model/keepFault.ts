/** Why something could not be saved. */
export type KeepReason =
  /** The host could not be reached. */
  | 'connection'
  /** The device is full. */
  | 'full'
  /** The browser denies storage. */
  | 'blocked'
  /** The file differs from the host's list: an upload is under way, or the host rewrites files. */
  | 'changed'
  /** The host no longer offers packs; the saved ones are deleted. */
  | 'ended'
  /** Readers paused it. */
  | 'paused';

/** An error while saving; files saved earlier stay. */
export class KeepFault extends Error {
  readonly reason: KeepReason;

  constructor(reason: KeepReason) {
    super(`Not saved: ${reason}.`);
    this.reason = reason;
  }
}

const reasons: ReadonlyMap<string, KeepReason> = new Map([
  ['AbortError', 'paused'],
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'blocked'],
  ['InvalidStateError', 'blocked'],
  ['NotAllowedError', 'blocked'],
  ['UnknownError', 'blocked'],
]);

/** Returns the reason of an error; an unknown error most likely means a lost connection. */
export function findReason(error: unknown): KeepReason {
  if (error instanceof KeepFault) {
    return error.reason;
  }
  // Not everything that browsers throw is an Error.
  const {name} = error as {readonly name?: string};
  return reasons.get(name ?? '') ?? 'connection';
}
