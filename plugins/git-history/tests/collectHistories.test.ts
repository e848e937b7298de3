import {collectHistories} from '..';
import type {Commit} from '../parseLog';
import type {FileHistory} from '../../../src/shared/model/fileHistory';

/** Creates a commit on a day of January 2026, with changes such as `M a` or `R090 old new`. */
function on(day: number, author: string, ...changes: string[]): Commit {
  return {
    time: Date.UTC(2026, 0, day, 12) / 1000,
    author,
    hasParent: day > 1,
    changes: changes.map((change) => {
      const [status = '', first = '', second] = change.split(' ');
      return second === undefined
        ? {status, path: first}
        : {status, path: second, from: first};
    }),
  };
}

function summarizeHistory(
  path: string,
  commits: readonly Commit[],
  shallow = false,
): FileHistory | undefined {
  return collectHistories(commits, shallow).get(path);
}

/** Returns the first and last day of January on which a page was changed. */
function getDays(path: string, commits: readonly Commit[]): string {
  const {created, updated} = summarizeHistory(path, commits) ?? {};
  return `${created?.slice(-2) ?? '?'} to ${updated?.slice(8, 10) ?? '?'}`;
}

describe('the history of a page', () => {
  it('has a first date, a last change, and names with most commits first', () => {
    expect(
      summarizeHistory('a', [
        on(9, 'Marta', 'M a'),
        on(5, 'Ilsabet', 'M a', 'M b'),
        on(3, 'Ilsabet', 'M b'),
        on(2, 'Ilsabet', 'M a'),
        on(1, 'Aldo', 'A a', 'A b'),
      ]),
    ).toEqual({
      created: '2026-01-01',
      updated: '2026-01-09T12:00:00.000Z',
      contributors: ['Ilsabet', 'Aldo', 'Marta'],
    });
  });

  it('never contains an e-mail address, even if it is given as a name', () => {
    expect(
      summarizeHistory('a', [
        on(2, 'aldo@secret.example', 'M a'),
        on(1, 'Aldo', 'A a'),
      ])?.contributors,
    ).toEqual(['Aldo']);
    expect(
      summarizeHistory('a', [on(1, 'aldo@secret.example', 'A a')]),
    ).not.toHaveProperty('contributors');
  });
});

describe('the changes of a page', () => {
  const telling = (day: number, summary: string): Commit => ({
    ...on(day, 'Aldo', day === 1 ? 'A a' : 'M a'),
    summary,
  });

  it('are listed by day, newest first, without e-mail addresses', () => {
    expect(
      summarizeHistory('a', [
        telling(1, 'docs: the mill'),
        telling(3, 'fix: a name, thanks to aldo@secret.example'),
        telling(2, '<aldo@secret.example>'),
      ])?.changes,
    ).toEqual([
      {day: '2026-01-03', summary: 'fix: a name, thanks to'},
      {day: '2026-01-01', summary: 'docs: the mill'},
    ]);
  });

  it('are unknown in a shallow clone', () => {
    expect(
      summarizeHistory('a', [telling(2, 'docs: the mill')], true),
    ).not.toHaveProperty('changes');
  });
});

describe('the history of a page that moved', () => {
  it('goes back through all its names', () => {
    expect(
      summarizeHistory('c', [
        on(6, 'Aldo', 'M c'),
        on(5, 'Clara', 'R090 b c'),
        on(4, 'Ilsabet', 'M b'),
        on(3, 'Ilsabet', 'R080 a b'),
        on(1, 'Ilsabet', 'A a'),
      ]),
    ).toEqual({
      created: '2026-01-01',
      updated: '2026-01-06T12:00:00.000Z',
      contributors: ['Ilsabet', 'Aldo', 'Clara'],
    });
  });

  it('does not count the move itself if nothing else changed', () => {
    expect(
      summarizeHistory('b', [on(5, 'Clara', 'R100 a b'), on(1, 'Aldo', 'A a')]),
    ).toEqual({
      created: '2026-01-01',
      updated: '2026-01-01T12:00:00.000Z',
      contributors: ['Aldo'],
    });
  });

  it('is not that of a new page under the old name', () => {
    const commits = [
      on(7, 'Aldo', 'M a'),
      on(6, 'Aldo', 'A a'),
      on(5, 'Aldo', 'R090 a b'),
      on(1, 'Aldo', 'A a'),
    ];
    expect(getDays('a', commits)).toBe('06 to 07');
    expect(getDays('b', commits)).toBe('01 to 05');
  });

  it('is kept apart if two pages swap names', () => {
    const commits = [
      on(6, 'Aldo', 'R090 x b'),
      on(5, 'Aldo', 'R090 b a'),
      on(4, 'Aldo', 'R090 a x'),
      on(2, 'Aldo', 'A b'),
      on(1, 'Aldo', 'A a'),
    ];
    expect(getDays('a', commits)).toBe('02 to 05');
    expect(getDays('b', commits)).toBe('01 to 06');
  });

  it('includes changes on another branch under the old name', () => {
    const commits = [
      on(6, 'Marta', 'M a'),
      on(5, 'Aldo', 'R090 a b'),
      on(1, 'Aldo', 'A a'),
    ];
    expect(summarizeHistory('b', commits)).toMatchObject({
      updated: '2026-01-06T12:00:00.000Z',
      contributors: ['Aldo', 'Marta'],
    });
  });
});

describe('a shallow history', () => {
  it('has the last change, but no first date and no names from before its end', () => {
    const commits = [on(5, 'Aldo', 'M a'), on(1, 'Clara', 'A a')];
    expect(summarizeHistory('a', commits, true)).toEqual({
      updated: '2026-01-05T12:00:00.000Z',
    });
  });

  it('has nothing for a page unchanged since its end', () => {
    expect(
      summarizeHistory('a', [on(1, 'Clara', 'A a')], true),
    ).toBeUndefined();
    expect(summarizeHistory('b', [on(2, 'Aldo', 'R100 a b')], true)).toEqual(
      {},
    );
  });
});
