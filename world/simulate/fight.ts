import type {Dice} from '../../src/shared/lib/seededDice';
import type {RuleKernel} from '../rules/kernel';
import {createCombatant, rollMorale, canFight, type Battle} from './battle';
import type {Combatant, Profile, Side} from './combatant';
import {takeTurn} from './turn';

/** A fight that lasts longer has no winner. */
const MAX_ROUNDS = 60;

export type Outcome = {
  readonly winner: Side | undefined;
  readonly rounds: number;
  readonly heroes: readonly Combatant[];
};

type Sides = {
  readonly heroes: readonly Profile[];
  readonly foes: readonly Profile[];
};

function createBattle(
  rules: RuleKernel,
  dice: Dice,
  {heroes, foes}: Sides,
): Battle {
  const combatants = [
    ...heroes.flatMap((profile) => createPack(dice, profile)),
    ...foes.map((profile) => createCombatant({dice}, profile, {side: 'foes'})),
  ];
  return {dice, rules, combatants, shaken: new Set(), round: 0};
}

/** Creates combatants for a hero and the accompanying hounds. */
function createPack(dice: Dice, profile: Profile): readonly Combatant[] {
  const hero = createCombatant({dice}, profile, {side: 'heroes'});
  return [
    hero,
    ...profile.pack.map((hound) =>
      createCombatant({dice}, hound, {side: 'heroes', caller: hero}),
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
export function playFight(
  rules: RuleKernel,
  dice: Dice,
  sides: Sides,
): Outcome {
  const battle = createBattle(rules, dice, sides);
  const order = battle.combatants.toSorted(
    (a, b) => b.initiative - a.initiative,
  );
  while (
    battle.round < MAX_ROUNDS &&
    canFight(battle, 'heroes') &&
    canFight(battle, 'foes')
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
    canFight(battle, side),
  );
  return left.length === 1 ? left[0] : undefined;
}
