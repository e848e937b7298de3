import {countSessions, findSessionFaults} from '../../build/checkCampaign';

function sheet(heading: string, ...cells: readonly string[]) {
  return {
    path: '/gate/a.csv',
    sheet: {
      columns: [heading, 'Title'],
      rows: cells.map((cell) => [cell, 'x']),
    },
    lines: cells.map((_, index) => index + 2),
  };
}

describe('the sessions of a campaign', () => {
  it.each([
    ['a gap', ['1', '3'], 'a.csv:3: found session "3", expected 2'],
    ['a word', ['one'], 'a.csv:2: found session "one", expected 1'],
    ['another order', ['2', '1'], 'a.csv:2: found session "2", expected 1'],
  ])('are a fault with %s', (_, cells, message) => {
    expect(() => countSessions(sheet('Session', ...cells))).toThrow(message);
  });

  it('are a fault without a column that names them', () => {
    expect(() => countSessions(sheet('Number', '1'))).toThrow(
      'static/gate/a.csv:1: found the columns Number, Title, expected a column named Session.',
    );
  });

  it('may be named by other sheets, also as a range, as the next one, or not at all', () => {
    expect(findSessionFaults(sheet('Session', '3', '1–3', '4', ''), 3)).toEqual(
      [],
    );
    expect(findSessionFaults(sheet('Year', '1127'), 3)).toEqual([]);
  });

  it('are a fault in other sheets if there is no such session', () => {
    expect(findSessionFaults(sheet('Session', '5', 'last'), 3)).toEqual([
      'static/gate/a.csv:2: found session "5", expected a number from 1 to 4, or a range such as 1–4.',
      'static/gate/a.csv:3: found session "last", expected a number from 1 to 4, or a range such as 1–4.',
    ]);
  });
});
