import {parseDice} from '../../plugins/dice/model/parse';
import type {Draw} from '../../src/shared/model/draw';
import {rollDice} from '../../plugins/dice/model/roll';
import type {Action, Fight, PowerPlan} from '../../src/shared/model/fight';
import type {Attack} from '../../src/shared/model/fighter';
import type {ThrownAttack, ThrownCast} from '../../src/shared/model/fightRules';
import {findCombatant} from './change';

/** The die of rolls against a target number. */
const D20 = 20;

/** Rolls a d20, unless readers entered a result. */
function rollD20(draw: Draw, thrown = 0): number {
  return thrown === 0 ? draw(D20) : thrown;
}

/** Rolls dice notation; 0 if there is none. */
function rollText(text: string | undefined, draw: Draw): number {
  const result = text === undefined ? undefined : parseDice(text);
  return result?.ok === true ? rollDice(result.dice, draw).total : 0;
}

/** The values of dice that were not rolled at the table. */
const NOT_THROWN = {die: 0, damage: 0};

/** Rolls the damage of an attack, and one extra weapon die for a critical hit. */
function rollDamage(attack: Attack | undefined, draw: Draw) {
  const text = attack?.damage ?? '';
  const result = parseDice(text);
  const die = result.ok
    ? result.dice.find((term) => term.kind === 'dice')
    : undefined;
  return {
    damage: rollText(text, draw),
    more: die === undefined ? 0 : draw(die.sides),
  };
}

/**
 * Rolls all dice that an attack may need, so that it can be replayed. Results rolled at the table
 * are used instead, and such damage includes the extra die of a critical hit.
 */
export function rollAttack(
  {thrown = NOT_THROWN, ...plan}: ThrownAttack,
  fight: Fight,
  draw: Draw,
): Extract<Action, {do: 'attack'}> {
  const fighter = findCombatant(fight, plan.who)?.fighter;
  const rider = fighter?.powers.find(({when}) => when === 'hit');
  return {
    do: 'attack',
    ...plan,
    die: rollD20(draw, thrown.die),
    ...(thrown.damage === 0
      ? rollDamage(fighter?.attacks[plan.weapon], draw)
      : {damage: thrown.damage, more: 0}),
    saveDie: rider === undefined ? 0 : draw(D20),
    harm: rollText(rider?.harm, draw),
  };
}

/** Rolls the damage of a power once, and a save for each target. */
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

/**
 * Rolls a save for each target of a spell, unless it was rolled at the table. Also rolls any damage
 * in dice notation.
 */
export function rollCast(
  {thrown, ...plan}: ThrownCast,
  harm: string,
  draw: Draw,
): Extract<Action, {do: 'cast'}> {
  return {
    do: 'cast',
    ...plan,
    dice: Object.fromEntries(
      [...plan.targets, ...(plan.overcasts === true ? [plan.who] : [])].map(
        (each) => [each, rollD20(draw, thrown?.[each])],
      ),
    ),
    harm: rollText(harm, draw),
  };
}

/**
 * Rolls initiative for all who have not rolled. Unnamed fighters of one kind share a roll. Source:
 * Combat Parameters.
 */
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

/** Rolls the damage of effects at the end of the current turn. */
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
