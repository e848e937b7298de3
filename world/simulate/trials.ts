import {seededDice} from '../../src/shared/lib/seededDice';
import type {RuleKernel} from '../rules/kernel';
import type {Combatant, Profile} from './combatant';
import {fight} from './fight';
import {heroOf, PARTIES} from './heroes';

/** Foes of a fight: as many as heroes. */
const FOES_IN_A_FIGHT = 4;

export type Trial = {
  readonly party: readonly string[];
  readonly fights: number;
  readonly won: number;
  readonly rounds: number;
  /** What each hero of the party did in all fights together. */
  readonly deeds: ReadonlyMap<string, Deeds>;
};

export type Deeds = {
  dealt: number;
  taken: number;
  healed: number;
  fell: number;
};

function add(deeds: Map<string, Deeds>, hero: Combatant): void {
  const {name} = hero.profile;
  const before = deeds.get(name) ?? {dealt: 0, taken: 0, healed: 0, fell: 0};
  deeds.set(name, {
    dealt: before.dealt + hero.dealt,
    taken: before.taken + hero.taken,
    healed: before.healed + hero.healed,
    fell: before.fell + (hero.hitPoints <= 0 ? 1 : 0),
  });
}

/** Plays a number of fights of one party against four foes of a kind; the same numbers each time. */
export function tryFights(
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
    const outcome = fight(rules, dice, {heroes: party, foes});
    won += outcome.winner === 'heroes' ? 1 : 0;
    rounds += outcome.rounds;
    outcome.heroes.forEach((hero) => {
      add(deeds, hero);
    });
  }
  return {party: names, fights, won, rounds, deeds};
}

/** Each of the three parties at a level against four foes of a kind. */
export function tryParties(
  rules: RuleKernel,
  level: number,
  against: {readonly foe: Profile; readonly fights: number},
): readonly Trial[] {
  return PARTIES.map((party) =>
    tryFights(
      rules,
      party.map((name) => heroOf(rules, name, level)),
      against,
    ),
  );
}

/** The share of fights won, of all parties together. */
export function shareWon(trials: readonly Trial[]): number {
  const fights = trials.reduce((sum, trial) => sum + trial.fights, 0);
  return trials.reduce((sum, {won}) => sum + won, 0) / fights;
}
