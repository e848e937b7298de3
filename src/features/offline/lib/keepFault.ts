/** Why something could not be kept. */
export type KeepReason =
  /** The host could not be reached. */
  | 'connection'
  /** There is no room left on the device. */
  | 'full'
  /** The browser lets the site keep nothing. */
  | 'blocked'
  /** What the host sent is not what its list says: an upload is under way, or the host changes files. */
  | 'changed'
  /** Another tab of the site is keeping something. */
  | 'busy'
  /** Readers paused it. */
  | 'paused';

/** Something that could not be kept; what is there already stays. */
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

/** Whether it has a name, as what browsers throw: not all of it is an Error. */
function hasName(error: unknown): error is {readonly name: string} {
  return (
    typeof error === 'object' &&
    error !== null &&
    'name' in error &&
    typeof error.name === 'string'
  );
}

/** Names the reason of whatever a browser threw; where it tells none, the connection is the likeliest. */
export function findReason(error: unknown): KeepReason {
  if (error instanceof KeepFault) {
    return error.reason;
  }
  return reasons.get(hasName(error) ? error.name : '') ?? 'connection';
}
