import type {RuleKernel} from '../rules/kernel';
import {createFoeProfile, foes, type Foe} from './foes';
import {
  countBestWeapons,
  compareBest,
  CLASSES,
  countDailyMotes,
  averageOverThird,
  measureStayingPower,
  THIRDS,
  measureWork,
} from './measures';
import {getShareWon, runParties, type Trial} from './trials';

export type FoeTrial = {readonly foe: Foe; readonly trials: readonly Trial[]};

/** Tries every foe against the parties of its rank. */
export function runAllFoes(
  rules: RuleKernel,
  fights: number,
): readonly FoeTrial[] {
  return foes.map((foe) => ({
    foe,
    trials: runParties(rules, foe.rank, {
      foe: createFoeProfile(rules, foe),
      fights,
    }),
  }));
}

const formatPercent = (share: number): string => `${Math.round(100 * share)} %`;

/** Formats a line per foe: rank, share of wins, and that of each party. */
export function formatFoes(tried: readonly FoeTrial[]): readonly string[] {
  return tried
    .toSorted((a, b) => a.foe.rank - b.foe.rank)
    .map(({foe, trials}) => {
      const rounds =
        trials.reduce((sum, trial) => sum + trial.rounds, 0) /
        trials.reduce((sum, trial) => sum + trial.fights, 0);
      const parties = trials
        .map((trial) => formatPercent(trial.won / trial.fights))
        .join(', ');
      return `${foe.rank}\t${foe.name}\twon ${formatPercent(getShareWon(trials))}\t(${parties})\t${rounds.toFixed(1)} rounds`;
    });
}

/** Measures the work of each class in the fights of a level range. */
function measureThird(
  tried: readonly FoeTrial[],
  {from, to}: (typeof THIRDS)[number],
): ReadonlyMap<string, number> {
  const trials = tried
    .filter(({foe}) => foe.rank >= from && foe.rank <= to)
    .flatMap((each) => each.trials);
  return new Map(CLASSES.map((name) => [name, measureWork(trials, name)]));
}

/** Measures the classes over a level range, by measure. */
export function measureClasses(
  rules: RuleKernel,
  tried: readonly FoeTrial[],
  third: (typeof THIRDS)[number],
): Readonly<Record<string, ReadonlyMap<string, number>>> {
  return {
    'hit points a round': measureThird(tried, third),
    'blows withstood': averageOverThird(rules, third, (profile) =>
      measureStayingPower(rules, profile),
    ),
    'motes a day': averageOverThird(rules, third, countDailyMotes),
  };
}

/** Formats a report on the classes for each level range. */
export function formatClasses(
  rules: RuleKernel,
  tried: readonly FoeTrial[],
): readonly string[] {
  return THIRDS.flatMap((third) =>
    Object.entries(measureClasses(rules, tried, third)).map(
      ([measure, values]) => {
        const {name, times} = compareBest(values);
        const all = [...values]
          .map(([each, value]) => `${each} ${value.toFixed(1)}`)
          .join(', ');
        return `levels ${third.from}–${third.to}, ${measure}: most ${name}, ${times.toFixed(2)} × the median (${all})`;
      },
    ),
  );
}

/** Formats a line per weapon: damage against each armor, and how many it is best against. */
export function formatWeapons(rules: RuleKernel): readonly string[] {
  return countBestWeapons(rules).map(
    ({weapon, best, rivals, damage}) =>
      `${weapon}\t${damage.map((each) => each.toFixed(1)).join(' ')}\tbest against ${best} of ${damage.length}, ${rivals} rivals`,
  );
}
