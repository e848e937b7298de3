import type {
  Action,
  Cast,
  Combatant,
  Fight,
  Note,
  Outcome,
} from '../../src/shared/model/fight';
import type {
  Effect,
  Fighter,
  Power,
  SpellSave,
} from '../../src/shared/model/fighter';
import {
  andThen,
  changeOne,
  findCombatant,
  heal,
  hurt,
  join,
  refuse,
  withCombatant,
  type Changed,
} from './change';
import {isHelpless, isThere, isUp, withEffect} from './standing';

/** The save that helpless fighters always fail. Source: Saving Throws, "What a save does". */
const FAILED_BY_THE_HELPLESS = 'Reflex';

/** Resolves a save; a 20 always succeeds, a 1 never. Source: Saving Throws. */
export function makeSave(
  combatant: Combatant,
  roll: {
    readonly save: string;
    readonly strength: number;
    readonly die: number;
  },
): Extract<Note, {is: 'save'}> {
  const {save, strength, die} = roll;
  const bonus = combatant.fighter.saves[save] ?? 0;
  const isLost = save === FAILED_BY_THE_HELPLESS && isHelpless(combatant);
  const holds = die === 20 || (die !== 1 && die + bonus >= strength);
  return {
    is: 'save',
    who: combatant.id,
    save,
    die,
    bonus,
    strength,
    holds: holds && !isLost,
  };
}

/** Adds an effect to a fighter. */
export function suffer(
  combatant: Combatant,
  effect: Effect | undefined,
): Changed {
  return effect === undefined
    ? {combatant, notes: []}
    : {
        combatant: withEffect(combatant, effect),
        notes: [
          {
            is: 'suffers',
            who: combatant.id,
            effect: effect.name,
            turns: effect.turns,
          },
        ],
      };
}

/** The effect of a power or spell on a target. */
export type Blow = {
  readonly name: string;
  /** Undefined if no save is allowed. */
  readonly save: SpellSave | undefined;
  /** Hit points that it removes or restores. */
  readonly harm: number;
  readonly heals?: boolean;
  readonly effect: Effect | undefined;
};

/** Removes or restores hit points of a target. A save halves or prevents this. */
function strike(
  target: Combatant,
  {name, save, harm, heals = false}: Blow,
  holds: boolean,
): Changed {
  const less = save?.result === 'half' ? Math.floor(harm / 2) : 0;
  const amount = holds ? less : harm;
  const none = {combatant: target, notes: []};
  if (amount === 0) {
    return none;
  }
  return heals
    ? (heal(target, amount) ?? none)
    : hurt(target, {amount, by: name});
}

/** Applies an effect to a target, with its save. */
function befall(target: Combatant, blow: Blow, die: number): Changed {
  const {save, effect} = blow;
  const rolled = save && makeSave(target, {...save, die});
  const holds = rolled?.holds === true;
  const saved = {combatant: target, notes: rolled ? [rolled] : []};
  const struck = andThen(saved, (each) => strike(each, blow, holds));
  return andThen(struck, (each) => suffer(each, holds ? undefined : effect));
}

/** Applies an effect to each target that is still in the fight. */
export function befallEach(
  begun: Outcome,
  blow: Blow,
  {targets, dice}: Pick<Cast, 'targets' | 'dice'>,
): Outcome {
  return [...new Set(targets)].reduce(
    (sofar, target) =>
      join(sofar, (now) =>
        changeOne(now, target, (each) =>
          isThere(each) ? befall(each, blow, dice[target] ?? 1) : undefined,
        ),
      ),
    begun,
  );
}

/** A save halves the damage of a power and negates its effect. Source: Saving Throws, "Powers of foes". */
function makeBlow(power: Power, harm: number): Blow {
  const {name, save, strength, effect} = power;
  return {
    name,
    save: {save, strength, result: 'half'},
    harm: power.harm === undefined ? 0 : harm,
    effect,
  };
}

/** Lets a target that was hit save against the effect that follows the attack. */
export function rideAlong(
  struck: Changed,
  {powers}: Fighter,
  {saveDie, harm}: {readonly saveDie: number; readonly harm: number},
): Changed {
  const power = powers.find(({when}) => when === 'hit');
  return power === undefined || struck.combatant.hitPoints <= 0
    ? struck
    : andThen(struck, (each) => befall(each, makeBlow(power, harm), saveDie));
}

/** Lists the used powers that a new turn does not restore. */
export function refresh({used, fighter}: Combatant): readonly string[] {
  return used.filter((name) =>
    fighter.powers.some((each) => each.name === name && each.when !== 'turn'),
  );
}

/** Whether a fighter can now use a power on this number of targets. */
function canUse(
  who: Combatant,
  power: Power,
  targets: readonly string[],
): boolean {
  return (
    power.when !== 'hit' &&
    isUp(who) &&
    !isHelpless(who) &&
    who.points >= power.cost &&
    !who.used.includes(power.name) &&
    targets.length > 0 &&
    targets.length <= power.targets
  );
}

/** Applies a power that has been rolled; each target saves separately. */
export function applyPower(
  fight: Fight,
  action: Extract<Action, {do: 'power'}>,
): Outcome {
  const who = findCombatant(fight, action.who);
  const power = who?.fighter.powers.find(({name}) => name === action.power);
  const targets = [...new Set(action.targets)];
  if (
    who === undefined ||
    power === undefined ||
    !canUse(who, power, targets)
  ) {
    return refuse(fight);
  }
  const paid = withCombatant(fight, {
    ...who,
    points: who.points - power.cost,
    used: [...who.used, power.name],
  });
  return befallEach(
    {
      fight: paid,
      notes: [{is: 'power', who: who.id, power: power.name}],
    },
    makeBlow(power, action.harm),
    action,
  );
}
