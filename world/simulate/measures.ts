import {chanceToReach} from '../rules/chance';
import {throughSoak} from '../rules/combat';
import type {RuleKernel} from '../rules/kernel';
import {listArms, listSoaks} from './arms';
import type {Profile} from './combatant';
import {createHeroProfile, PARTIES} from './heroes';
import {MOTES_PER_WARG} from './packs';
import {getAverage} from './roll';
import type {Deeds, Trial} from './trials';

/** The level ranges over which classes are compared. */
export const THIRDS = [
  {from: 1, to: 7},
  {from: 8, to: 14},
  {from: 15, to: 20},
] as const;

export const CLASSES: readonly string[] = PARTIES.flat();

/** Returns the median; for an even number of values, the mean of the two in the middle. */
function getMedian(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** Returns the hit points that a hero deals to foes or heals, per round. */
export function measureWork(trials: readonly Trial[], name: string): number {
  let [work, rounds] = [0, 0];
  for (const trial of trials) {
    const deeds: Deeds | undefined = trial.deeds.get(name);
    if (deeds !== undefined) {
      work += deeds.dealt + deeds.healed;
      rounds += trial.rounds;
    }
  }
  return work / rounds;
}

/** The attack that defines staying power: a swordsman's of the same level. */
const BLOW = {attack: 4, damage: 8};

/** Returns the action points left for defense after all attacks of a round. */
function getSparePoints(
  {defense: {mostUnspentPoints}}: RuleKernel,
  {points, weapons: [weapon]}: Profile,
): number {
  const {mostAttacks = 0, points: each = 1} = weapon ?? {};
  const blows = Math.min(mostAttacks, Math.floor(points / each));
  return Math.min(mostUnspentPoints, points - blows * each);
}

/** The share of damage that Soak applies to, as spells, touches and falls ignore it. */
const SHARE_SOAKED = 2 / 3;

/** Returns how many attacks of an equal swordsman it takes to defeat a hero. */
export function measureStayingPower(
  rules: RuleKernel,
  profile: Profile,
): number {
  const {hitPoints, defense, soak, level} = profile;
  const guarded = defense + getSparePoints(rules, profile);
  const chance = chanceToReach(guarded, level + BLOW.attack);
  const full = BLOW.damage + Math.floor(level / rules.damage.basePerPoint);
  const through = throughSoak(rules, {
    damage: full,
    soak,
    pierce: 0,
    critical: false,
  });
  const damage = SHARE_SOAKED * through + (1 - SHARE_SOAKED) * full;
  return hitPoints / (chance * damage);
}

/** Returns all daily motes, including personal ones and those spent on hounds. */
export function countDailyMotes({motes, ownMotes, pack}: Profile): number {
  return motes === 0 ? 0 : motes + ownMotes + pack.length * MOTES_PER_WARG;
}

/** Averages a measure over a level range, for each class. */
export function averageOverThird(
  rules: RuleKernel,
  {from, to}: (typeof THIRDS)[number],
  measure: (profile: Profile) => number,
): ReadonlyMap<string, number> {
  const levels = Array.from({length: to - from + 1}, (_, each) => from + each);
  return new Map(
    CLASSES.map((name) => [
      name,
      levels.reduce(
        (sum, level) => sum + measure(createHeroProfile(rules, name, level)),
        0,
      ) / levels.length,
    ]),
  );
}

/** Compares the best class with the median; classes with a value of 0 are left out. */
export function compareBest(measured: ReadonlyMap<string, number>): {
  readonly name: string;
  readonly times: number;
} {
  const some = [...measured].filter(([, value]) => value > 0);
  const middle = getMedian(some.map(([, value]) => value));
  const [name = '', value = 0] = some.toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return {name, times: value / middle};
}

/** The Strength modifier for which weapons are compared (Strength 16). */
const STRENGTH_BONUS = 2;
/** Weapons are comparable if one costs at most this many times as much as the other. */
const PRICE_RATIO = 2;

type Arm = ReturnType<typeof listArms>[number];

/** Returns the average damage of a hit against each armor. */
function listDamageBySoak(
  rules: RuleKernel,
  {die, pierce, missile}: Arm,
): readonly number[] {
  const bonus = missile ? 0 : STRENGTH_BONUS;
  return listSoaks().map(({soak}) => {
    const mean = getAverage(die) + bonus;
    return throughSoak(rules, {damage: mean, soak, pierce, critical: false});
  });
}

function isRival(arm: Arm, other: Arm): boolean {
  return (
    other !== arm &&
    other.points === arm.points &&
    other.missile === arm.missile &&
    other.price <= arm.price * PRICE_RATIO &&
    arm.price <= other.price * PRICE_RATIO
  );
}

/** Counts, for each weapon, the armors against which it beats all comparable weapons. */
export function countBestWeapons(rules: RuleKernel): readonly {
  readonly weapon: string;
  readonly rivals: number;
  readonly best: number;
  readonly damage: readonly number[];
}[] {
  const arms = listArms();
  return arms.map((arm) => {
    const rivals = arms.filter((other) => isRival(arm, other));
    const own = listDamageBySoak(rules, arm);
    const others = rivals.map((rival) => listDamageBySoak(rules, rival));
    return {
      weapon: arm.name,
      rivals: rivals.length,
      best:
        rivals.length === 0
          ? 0
          : own.filter((damage, armor) =>
              others.every((other) => damage > (other[armor] ?? 0)),
            ).length,
      damage: own,
    };
  });
}
