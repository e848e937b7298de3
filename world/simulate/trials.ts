import {seededDice} from '../../src/shared/lib/seededDice';
import type {RuleKernel} from '../rules/kernel';
import type {Combatant, Profile} from './combatant';
import {playFight} from './fight';
import {createHeroProfile, PARTIES} from './heroes';

/** The number of foes in a fight, the same as of heroes. */
const FOES_IN_A_FIGHT = 4;

export type Trial = {
  readonly party: readonly string[];
  readonly fights: number;
  readonly won: number;
  readonly rounds: number;
  /** What each hero did, in all fights together. */
  readonly deeds: ReadonlyMap<string, Deeds>;
};

export type Deeds = {
  dealt: number;
  taken: number;
  healed: number;
  fell: number;
};

function addDeeds(deeds: Map<string, Deeds>, hero: Combatant): void {
  const {name} = hero.profile;
  const before = deeds.get(name) ?? {dealt: 0, taken: 0, healed: 0, fell: 0};
  deeds.set(name, {
    dealt: before.dealt + hero.dealt,
    taken: before.taken + hero.taken,
    healed: before.healed + hero.healed,
    fell: before.fell + (hero.hitPoints <= 0 ? 1 : 0),
  });
}

/** Plays fights of a party against four equal foes, with a fixed seed. */
export function runFights(
  rules: RuleKernel,
  party: readonly Profile[],
  {foe, fights}: {readonly foe: Profile; readonly fights: number},
): Trial {
  const names = party.map(({name}) => name);
  const dice = seededDice(
    `${names.join()} ${party[0]?.level ?? 0} ${foe.name}`,
  );
  const foes = Array.from({length: FOES_IN_A_FIGHT}, () => foe);
  const deeds = new Map<string, Deeds>();
  let [won, rounds] = [0, 0];
  for (let played = 0; played < fights; played += 1) {
    const outcome = playFight(rules, dice, {heroes: party, foes});
    won += outcome.winner === 'heroes' ? 1 : 0;
    rounds += outcome.rounds;
    outcome.heroes.forEach((hero) => {
      addDeeds(deeds, hero);
    });
  }
  return {party: names, fights, won, rounds, deeds};
}

/** Tries each of the three parties at a level against four equal foes. */
export function runParties(
  rules: RuleKernel,
  level: number,
  against: {readonly foe: Profile; readonly fights: number},
): readonly Trial[] {
  return PARTIES.map((party) =>
    runFights(
      rules,
      party.map((name) => createHeroProfile(rules, name, level)),
      against,
    ),
  );
}

/** Returns the share of fights won by all parties together. */
export function getShareWon(trials: readonly Trial[]): number {
  const fights = trials.reduce((sum, trial) => sum + trial.fights, 0);
  return trials.reduce((sum, {won}) => sum + won, 0) / fights;
}
