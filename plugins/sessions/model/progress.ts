import {readSessionMark} from '../../../src/shared/model/sessionMark';

/** The last session that a group has played, by campaign; 0 before the first. */
export type Progress = Readonly<Record<string, number>>;

/** A page that belongs to a session as a whole. */
export type MarkedPage = {
  /** Its address, with the base path. */
  readonly to: string;
  /** The mark of its session, as in `gate/5`. */
  readonly mark: string;
};

/** Reads a stored number of a session; undefined if it is not one. */
export function readStoredSession(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

/** The last session of a group in a campaign; undefined if readers have not chosen one. */
export function findReached(
  campaign: string,
  progress: Progress,
): number | undefined {
  return Object.hasOwn(progress, campaign) ? progress[campaign] : undefined;
}

/** Whether readers have chosen a session in one of several campaigns, separated by spaces. */
export function isAnyReached(campaigns: string, progress: Progress): boolean {
  return campaigns
    .split(' ')
    .some((each) => findReached(each, progress) !== undefined);
}

/** Whether content is from a later session than the last one played. */
export function isLater(mark: string | undefined, progress: Progress): boolean {
  const place = readSessionMark(mark ?? '');
  const reached = place && findReached(place.campaign, progress);
  return (
    reached !== undefined && place !== undefined && place.session > reached
  );
}

/** Splits a list into the entries that a group may see and the number of later ones. */
export function partLater<Entry>(
  entries: readonly Entry[],
  getMark: (entry: Entry) => string | undefined,
  progress: Progress,
): {readonly shown: readonly Entry[]; readonly hidden: number} {
  const shown = entries.filter((entry) => !isLater(getMark(entry), progress));
  return {shown, hidden: entries.length - shown.length};
}
