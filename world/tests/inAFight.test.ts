import {listLinks} from '../../tests/support/listLinks';
import {getColumn, readRecords} from '../../tests/support/sheets';
import {sitePages} from '../../scripts/check-page/sitePages';

const sheet = 'game-mechanics/combat/in-a-fight.csv';
const attacks = readRecords('game-mechanics/attacks-per-round.csv');

describe('the answers of In a Fight (R5)', () => {
  it('are twenty, so that they fit on one side of a sheet', () => {
    expect(getColumn(sheet, 'You ask about')).toHaveLength(20);
  });

  it.each(readRecords(sheet))(
    'are one sentence with a number in it: $Answer',
    ({Answer = ''}) => {
      expect(Answer).toMatch(/\d/);
      expect(Answer).toMatch(/^[^.?!]+\.$/);
      expect(Answer.length).toBeLessThan(240);
    },
  );

  it.each(readRecords(sheet))(
    'link to the rule: $Answer',
    async ({Page = ''}) => {
      const addresses = (await sitePages()).map(({address}) => address);
      expect(addresses).toContain(Page.replace(/#.*$/, ''));
    },
  );

  it('count attacks as the table does', () => {
    const [answer = ''] = getColumn(sheet, 'Answer');
    const strikes = ['Light', 'Medium', 'Heavy'].map(
      (weapon) =>
        attacks.find(
          (row) => row['Action points'] === '7' && row['Weapon'] === weapon,
        )?.['Specialist'],
    );
    expect(answer).toContain(
      `at 7 AP a Specialist strikes ${strikes[0] ?? ''} times with a light weapon, ${strikes[1] ?? ''} with a medium, ${strikes[2] ?? ''} with a heavy`,
    );
  });

  it('are on a page that the house rules link to', async () => {
    const house = (await sitePages()).find(
      ({area, id}) => area === 'campaign-reference' && id === 'index',
    );
    expect(house === undefined ? [] : listLinks(house)).toContain(
      '/combat-and-tactics/in-a-fight.html',
    );
  });
});
