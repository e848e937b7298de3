import {rules} from '../../rules/rules';
import {createFoeProfile, foes} from '../../simulate/foes';
import {
  countBestWeapons,
  compareBest,
  THIRDS,
  measureWork,
} from '../../simulate/measures';
import {measureClasses, runAllFoes} from '../../simulate/report';
import {getShareWon, runFights, runParties} from '../../simulate/trials';
import {createHeroProfile} from '../../simulate/heroes';

/** The number of fights of each party with each foe; they are the same in every run. */
const FIGHTS = 60;
const tried = runAllFoes(rules, FIGHTS);

/** How much a share of so few fights may deviate by chance, beyond the bounds of the full run. */
const BY_CHANCE = 0.04;

describe('four heroes against four foes of their level', () => {
  it.each(tried.map((each) => ({...each, name: each.foe.name})))(
    'win about three fights in four: $name',
    ({trials}) => {
      const share = getShareWon(trials);
      expect(share).toBeGreaterThan(0.6 - BY_CHANCE);
      expect(share).toBeLessThan(0.9 + BY_CHANCE);
    },
  );

  it('face the same danger from foes of the same rank', () => {
    for (let rank = 1; rank <= rules.levels.highest; rank += 1) {
      const shares = tried
        .filter(({foe}) => foe.rank === rank)
        .map(({trials}) => getShareWon(trials));
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
    const against = {foe, fights: FIGHTS};
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
