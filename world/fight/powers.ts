import type {
  Action,
  Combatant,
  Fight,
  Note,
  Outcome,
} from '../../src/shared/model/fight';
import type {Fighter, Power} from '../../src/shared/model/fighter';
import {
  changeOne,
  findCombatant,
  hurt,
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
export function suffer(combatant: Combatant, effect: Power['effect']): Changed {
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

type Rolled = {readonly die: number; readonly harm: number};

/**
 * Applies a power to a target; a save halves its damage and negates its effect. Source: Saving
 * Throws, "Powers of foes".
 */
function befall(
  combatant: Combatant,
  power: Power,
  {die, harm}: Rolled,
): Changed {
  const save = makeSave(combatant, {...power, die});
  const amount = save.holds ? Math.floor(harm / 2) : harm;
  const hurtOne =
    power.harm === undefined || amount === 0
      ? {combatant, notes: []}
      : hurt(combatant, {amount, by: power.name});
  const after = suffer(
    hurtOne.combatant,
    save.holds ? undefined : power.effect,
  );
  return {
    combatant: after.combatant,
    notes: [save, ...hurtOne.notes, ...after.notes],
  };
}

/** Lets a target that was hit save against the effect of the attack. */
export function rideAlong(
  {combatant, notes}: Changed,
  {powers}: Fighter,
  {saveDie, harm}: {readonly saveDie: number; readonly harm: number},
): Changed {
  const power = powers.find(({when}) => when === 'hit');
  if (power === undefined || combatant.hitPoints <= 0) {
    return {combatant, notes};
  }
  const after = befall(combatant, power, {die: saveDie, harm});
  return {...after, notes: [...notes, ...after.notes]};
}

/** Lists the used powers that do not return with a new turn. */
export function refresh({used, fighter}: Combatant): readonly string[] {
  return used.filter((name) =>
    fighter.powers.some((each) => each.name === name && each.when !== 'turn'),
  );
}

/** Whether a fighter can use a power now, on this number of targets. */
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
  return targets.reduce<Outcome>(
    (sofar, target) => {
      const next = changeOne(sofar.fight, target, (each) =>
        isThere(each)
          ? befall(each, power, {
              die: action.dice[target] ?? 1,
              harm: action.harm,
            })
          : undefined,
      );
      return {fight: next.fight, notes: [...sofar.notes, ...next.notes]};
    },
    {
      fight: paid,
      notes: [{is: 'power', who: who.id, power: power.name}],
    },
  );
}
