/** Why something could not be kept. */
export type KeepReason =
  /** The host could not be reached. */
  | 'connection'
  /** The device is full. */
  | 'full'
  /** The browser denies storage. */
  | 'blocked'
  /** The file differs from the host's list: an upload is under way, or the host rewrites files. */
  | 'changed'
  /** The host offers no packs any more; what was kept is gone. */
  | 'ended'
  /** Another tab is keeping something. */
  | 'busy'
  /** Readers paused it. */
  | 'paused';

/** An error while keeping; what was kept before stays. */
export class KeepFault extends Error {
  readonly reason: KeepReason;

  constructor(reason: KeepReason, options?: ErrorOptions) {
    super(`Not kept: ${reason}.`, options);
    this.name = 'KeepFault';
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

/** Whether an error has a name: not everything that browsers throw is an Error. */
function hasName(error: unknown): error is {readonly name: string} {
  return (
    typeof error === 'object' &&
    error !== null &&
    'name' in error &&
    typeof error.name === 'string'
  );
}

/** Returns the reason of an error; unknown ones most likely come from the connection. */
export function findReason(error: unknown): KeepReason {
  if (error instanceof KeepFault) {
    return error.reason;
  }
  return reasons.get(hasName(error) ? error.name : '') ?? 'connection';
}
