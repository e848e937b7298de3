import {rules} from '../../rules/rules';
import {createFoeProfile, foes} from '../../simulate/foes';
import {
  formatKeptTrials,
  readKeptTrials,
  SAMPLE,
  type KeptTrials,
} from '../../simulate/keptTrials';
import {
  countBestWeapons,
  compareBest,
  THIRDS,
  measureWork,
} from '../../simulate/measures';
import {measureClasses, runAllFoes} from '../../simulate/report';
import {getShareWon, runFights, runParties} from '../../simulate/trials';
import {createHeroProfile, PARTIES} from '../../simulate/heroes';

const tried = runAllFoes(rules, SAMPLE);
const kept = readKeptTrials();

/** Returns the share of kept fights that each party won against a foe. */
function listShares(name: string, {fights, foes: all}: KeptTrials): number[] {
  return (all[name]?.won ?? []).map((won) => won / fights);
}

function getMean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

describe('four heroes against four foes of their level', () => {
  it.each(foes)(
    'win 60 to 90 fights in a hundred, whichever party they are: $name',
    ({name}) => {
      const shares = listShares(name, kept);
      expect(shares).toHaveLength(PARTIES.length);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.6);
      expect(Math.max(...shares)).toBeLessThanOrEqual(0.9);
      expect(getMean(shares)).toBeGreaterThan(0.7);
      expect(getMean(shares)).toBeLessThan(0.8);
    },
  );

  it('fought 2,000 times, each party against each foe', () => {
    expect(kept.fights).toBeGreaterThanOrEqual(2000);
    expect(Object.keys(kept.foes)).toEqual(foes.map(({name}) => name));
  });

  it.each(tried.map(({foe: {name}, trials}) => ({name, trials})))(
    'still fight as in the kept run, which npm run simulate -- --keep renews: $name',
    ({name, trials}) => {
      expect(trials.map(({won}) => won)).toEqual(kept.foes[name]?.sample);
    },
  );

  it('are kept as JSON, with one foe a line', () => {
    const text = formatKeptTrials(kept);
    expect(JSON.parse(text)).toEqual(kept);
    expect(
      text.split('\n').filter((line) => line.includes('won')),
    ).toHaveLength(foes.length);
  });

  it('face the same danger from foes of the same rank', () => {
    for (let rank = 1; rank <= rules.levels.highest; rank += 1) {
      const shares = foes
        .filter((foe) => foe.rank === rank)
        .map(({name}) => getMean(listShares(name, kept)));
      expect(shares.length).toBeGreaterThan(1);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(
        0.15,
      );
    }
  });

  it('lose to foes of twice their level, and beat those of half their level', () => {
    const [troll] = foes.filter(({name}) => name === 'Bridge troll');
    if (troll === undefined) {
      throw new Error('There is no Bridge troll.');
    }
    const foe = createFoeProfile(rules, troll);
    const against = {foe, fights: SAMPLE};
    expect(getShareWon(runParties(rules, 3, against))).toBeLessThan(0.2);
    expect(getShareWon(runParties(rules, 12, against))).toBeGreaterThan(0.95);
  });

  it('have the same fights each time', () => {
    const party = ['Fighter', 'Wizard'].map((name) =>
      createHeroProfile(rules, name, 3),
    );
    const [foe] = foes.map((each) => createFoeProfile(rules, each));
    if (foe === undefined) {
      throw new Error('There are no foes.');
    }
    const [first, again] = [1, 2].map(() =>
      runFights(rules, party, {foe, fights: 20}),
    );
    expect(first).toEqual(again);
  });
});

describe('no class', () => {
  it.each(THIRDS)(
    'is more than one and a half times as good as the median, levels $from to $to',
    (third) => {
      for (const values of Object.values(measureClasses(rules, tried, third))) {
        expect(compareBest(values).times).toBeLessThanOrEqual(1.5);
      }
    },
  );

  it('is idle in a fight', () => {
    const trials = tried.flatMap((each) => each.trials);
    for (const name of trials[0]?.party ?? []) {
      expect(measureWork(trials, name)).toBeGreaterThan(1);
    }
  });
});

describe('no weapon', () => {
  it.each(countBestWeapons(rules))(
    'is the best for its price against more than half of the armors: $weapon',
    ({best, damage}) => {
      expect(best).toBeLessThanOrEqual(damage.length / 2);
    },
  );
});
