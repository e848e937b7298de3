import {readSessionMark} from '../../../src/shared/model/sessionMark';

/** A paragraph that begins with a link to the log of a session. */
const LED = /^(?:\*\*)?\[[^\]]*\]\([^)]*#session-(?<session>\d+)/gm;

/** Lists the sessions of paragraphs that begin with a link to the log. */
export function listLedSessions(markdown: string): readonly number[] {
  return [...markdown.matchAll(LED)].map(({groups}) =>
    Number(groups?.['session']),
  );
}

/** Returns the campaign of a session mark; empty if the mark is invalid. */
export function getCampaign(mark: string): string {
  return readSessionMark(mark)?.campaign ?? '';
}

/** The latest of the marks of a campaign; undefined if there are none. */
export function findLatest(
  marks: readonly (string | undefined)[],
): string | undefined {
  const session = (mark: string): number => readSessionMark(mark)?.session ?? 0;
  return marks
    .filter((mark) => mark !== undefined)
    .toSorted((a, b) => session(a) - session(b))
    .at(-1);
}
