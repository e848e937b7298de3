import type {Dice} from '../../src/shared/lib/seededDice';
import type {RuleKernel} from '../rules/kernel';
import {enter, rollMorale, stands, type Battle} from './battle';
import type {Combatant, Profile, Side} from './combatant';
import {takeTurn} from './turn';

/** A fight that lasts longer has no winner. */
const MOST_ROUNDS = 60;

export type Outcome = {
  readonly winner: Side | undefined;
  readonly rounds: number;
  readonly heroes: readonly Combatant[];
};

type Sides = {
  readonly heroes: readonly Profile[];
  readonly foes: readonly Profile[];
};

function begin(rules: RuleKernel, dice: Dice, {heroes, foes}: Sides): Battle {
  const everybody = [
    ...heroes.flatMap((profile) => withPack(dice, profile)),
    ...foes.map((profile) => enter({dice}, profile, {side: 'foes'})),
  ];
  return {dice, rules, everybody, shaken: new Set(), round: 0};
}

/** Creates combatants for a hero and the accompanying hounds. */
function withPack(dice: Dice, profile: Profile): readonly Combatant[] {
  const hero = enter({dice}, profile, {side: 'heroes'});
  return [
    hero,
    ...profile.pack.map((hound) =>
      enter({dice}, hound, {side: 'heroes', caller: hero}),
    ),
  ];
}

/** Plays one round in order of initiative. */
function playRound(battle: Battle, order: readonly Combatant[]): void {
  battle.round += 1;
  for (const who of order.filter(({caller}) => caller === undefined)) {
    takeTurn(battle, who);
    rollMorale(battle);
  }
}

/** Plays a fight to its end. */
export function fight(rules: RuleKernel, dice: Dice, sides: Sides): Outcome {
  const battle = begin(rules, dice, sides);
  const order = battle.everybody.toSorted(
    (a, b) => b.initiative - a.initiative,
  );
  while (
    battle.round < MOST_ROUNDS &&
    stands(battle, 'heroes') &&
    stands(battle, 'foes')
  ) {
    playRound(battle, order);
  }
  return {
    winner: findWinner(battle),
    rounds: battle.round,
    heroes: order.filter(
      ({side, caller}) => side === 'heroes' && caller === undefined,
    ),
  };
}

function findWinner(battle: Battle): Side | undefined {
  const left = (['heroes', 'foes'] as const).filter((side) =>
    stands(battle, side),
  );
  return left.length === 1 ? left[0] : undefined;
}
