import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {formatReport, simulate, type Report} from '../../build/simulate';
import {getColumn} from '../../../../tests/support/sheets';
import {siteDir} from '../../../../tests/support/site';
import {findTypical, fightTable} from '../../../../world/fighters';

/** Three parties that together contain each class once. */
const PARTIES = [
  ['Fighter', 'Scout', 'House Priest', 'Wizard'],
  ['Ranger', 'Thief', 'Grave Warden', 'Smoke Mage'],
  ['Oathsworn', 'Smoke Dancer', 'Hedge Priest', 'Shapeshifter'],
];

/** Simulates fights of each party at a level. */
function simulateAll(
  level: number,
  foes: string,
  fights: number,
): readonly Report[] {
  return PARTIES.map((party) =>
    simulate(party.map((name) => `${name} ${level}`).join('; '), foes, fights),
  );
}

function getMean(
  reports: readonly Report[],
  get: (report: Report) => number,
): number {
  return reports.reduce((sum, each) => sum + get(each), 0) / reports.length;
}

describe('docusaurus rules simulate', () => {
  it('plays the same fights each time', () => {
    const [one, again] = [1, 2].map(() =>
      simulate('Fighter 3; Wizard 3', '2 Bandit; Wolf', 20),
    );
    expect(one).toEqual(again);
    expect(one?.dealt.map(({name}) => name)).toEqual(['Fighter 3', 'Wizard 3']);
    expect(one?.rounds).toBeGreaterThan(1);
    expect(one?.taken).toBeGreaterThan(0);
  });

  it.each([
    [
      'Fighter 21',
      'Wolf',
      'found "Fighter 21", expected a ready-made character',
    ],
    ['Fighter 0', 'Wolf', 'found "Fighter 0", expected'],
    [
      'Fighter 1',
      '2 Wolfs',
      'expected the name of a foe (did you mean "Wolf"?)',
    ],
  ])('tells what it does not know: %s, %s', (party, foes, message) => {
    expect(() => simulate(party, foes, 1)).toThrow(message);
  });

  it('prints the chance to win, rounds, and damage', () => {
    const text = formatReport({
      ...{fights: 1000, won: 0.754, rounds: 4.25, taken: 12.34},
      ...{fell: 0.2, died: 0.012},
      dealt: [{name: 'Scout 2', damage: 9.96}],
    });
    expect(text).toBe(
      '1,000 fights: won 75%, in 4.3 rounds on average; someone went down in 20% and died in 1%.\nAverage damage: 12.3 taken; dealt by Scout 2 10.0.',
    );
  });
});

describe('a typical member of a class', () => {
  it('grows with the level', () => {
    const [low, high] = ['Wizard 1', 'wizard 12'].map(findTypical);
    const getStrength = (member: typeof low): number =>
      member?.fighter.powers[0]?.strength ?? NaN;
    expect(getStrength(high)).toBeGreaterThan(getStrength(low));
    expect(high?.fighter.hitPoints).toBeGreaterThan(
      low?.fighter.hitPoints ?? Infinity,
    );
    expect(findTypical('Fighter 1')?.fighter.powers).toEqual([]);
    expect(findTypical('House Priest 3')?.healing?.times).toBeGreaterThan(0);
    expect(findTypical('Fighter 3')?.healing).toBeUndefined();
  });
});

describe('four heroes', () => {
  it.each(fightTable.foes)(
    'hold their own against four foes of their level: $name',
    ({name, rank}) => {
      const won = getMean(
        simulateAll(rank, `4 ${name}`, 6),
        (each) => each.won,
      );
      expect(won).toBeGreaterThan(0.3);
    },
  );

  it('lose to foes of twice their level, and beat those of half their level', () => {
    const [below, above] = [3, 12].map((level) =>
      getMean(simulateAll(level, '4 Bridge troll', 20), ({won}) => won),
    );
    expect(below).toBeLessThan(0.2);
    expect(above).toBeGreaterThan(0.9);
  });

  it('fare against the Taker as the page of the Ninth Bed tells', () => {
    const page = readFileSync(
      join(siteDir, 'docs/reference/the-ninth-bed.md'),
      'utf8',
    );
    expect(page.replaceAll(/\s+/g, ' ')).toContain('one time in four');
    const reports = simulateAll(1, 'Gaunt', 200);
    expect(getMean(reports, ({won}) => won)).toBeGreaterThan(0.95);
    const fell = getMean(reports, (each) => each.fell);
    expect(fell).toBeGreaterThan(1 / 5);
    expect(fell).toBeLessThan(1 / 3);
  });
});

describe('the four ready characters', () => {
  it.each(['5 Ash rat', '4 Ash sleeper', '5 Soot crow', 'Cold draft'])(
    'win most fights at the Hanging Kettle, but not all: %s',
    (foes) => {
      const party = getColumn('character-creation/pregens.csv', 'Name');
      const {won} = simulate(party.join('; '), foes, 200);
      expect(won).toBeGreaterThan(0.6);
      expect(won).toBeLessThan(0.95);
    },
  );
});
