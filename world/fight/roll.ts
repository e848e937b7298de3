import {parseDice} from '../../src/features/dice/lib/parse';
import {rollDice, type Draw} from '../../src/features/dice/lib/roll';
import type {
  Action,
  AttackPlan,
  Fight,
  PowerPlan,
} from '../../src/features/tracker/lib/fight';
import {findCombatant} from './change';

/** The die of every roll against a number. */
const D20 = 20;

/** Rolls dice notation; 0 where there is none. */
function rollText(text: string | undefined, draw: Draw): number {
  const result = text === undefined ? undefined : parseDice(text);
  return result?.ok === true ? rollDice(result.dice, draw).total : 0;
}

/** What a critical adds: the die of the weapon, once. */
function rollMore(text: string, draw: Draw): number {
  const result = parseDice(text);
  const die = result.ok
    ? result.dice.find((term) => term.kind === 'dice')
    : undefined;
  return die === undefined ? 0 : draw(die.sides);
}

/** Rolls all dice that an attack can need, so that what it did can be told again. */
export function rollAttack(
  plan: AttackPlan,
  fight: Fight,
  draw: Draw,
): Extract<Action, {do: 'attack'}> {
  const fighter = findCombatant(fight, plan.who)?.fighter;
  const damage = fighter?.attacks[plan.weapon]?.damage ?? '';
  const rider = fighter?.powers.find(({when}) => when === 'hit');
  return {
    do: 'attack',
    ...plan,
    die: draw(D20),
    damage: rollText(damage, draw),
    more: rollMore(damage, draw),
    saveDie: rider === undefined ? 0 : draw(D20),
    harm: rollText(rider?.harm, draw),
  };
}

/** Rolls the harm of a power once, and a save for each of its targets. */
export function rollPower(
  plan: PowerPlan,
  fight: Fight,
  draw: Draw,
): Extract<Action, {do: 'power'}> {
  const power = findCombatant(fight, plan.who)?.fighter.powers.find(
    ({name}) => name === plan.power,
  );
  return {
    do: 'power',
    ...plan,
    dice: Object.fromEntries(plan.targets.map((each) => [each, draw(D20)])),
    harm: rollText(power?.harm, draw),
  };
}

/** Rolls for all who have not yet; the nameless of one kind share a roll. Source: Combat Parameters. */
export function rollInitiative(
  fight: Fight,
  draw: Draw,
): Extract<Action, {do: 'initiative'}> {
  const shared = new Map<string, number>();
  const dice: Record<string, number> = {};
  for (const {id, side, fighter, isNamed, initiative} of fight.combatants) {
    if (initiative === null) {
      const kind = isNamed ? id : `${side} ${fighter.name}`;
      const die = shared.get(kind) ?? draw(D20);
      shared.set(kind, die);
      dice[id] = die;
    }
  }
  return {do: 'initiative', dice};
}

/** Rolls what effects do at the end of the turn that goes on. */
export function rollNext(
  fight: Fight,
  draw: Draw,
): Extract<Action, {do: 'next'}> {
  const ending =
    fight.turn === null ? undefined : findCombatant(fight, fight.turn);
  return {
    do: 'next',
    harm: Object.fromEntries(
      (ending?.effects ?? []).flatMap(({name, harm}) =>
        harm === undefined ? [] : [[name, rollText(harm, draw)]],
      ),
    ),
  };
}
