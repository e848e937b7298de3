import type {
  Action,
  Combatant,
  Fight,
  Note,
  Outcome,
} from '../../src/shared/model/fight';
import type {Group} from '../../src/shared/model/fighter';
import {changeOne, findCombatant, refuse} from './change';

const MOST_FIGHTERS = 100;

function enter(fight: Fight, group: Group, name: string): Combatant {
  const {fighter, side} = group;
  return {
    id: `f${fight.made + 1}`,
    name,
    side,
    fighter,
    isNamed: group.name !== undefined || fighter.diesAt !== undefined,
    initiative: null,
    hitPoints: fighter.hitPoints - (fighter.wounds ?? 0),
    points: 0,
    owed: 0,
    struck: {},
    used: [],
    effects: fighter.effects ?? [],
    isBound: false,
    isGone: false,
    from: fight.round + 1,
    ...(fighter.pools === undefined ? {} : {pools: fighter.pools}),
  };
}

/** Returns the highest number after a name that several fighters have. */
function countNamed({combatants}: Fight, base: string): number {
  return combatants.reduce((most, {name}) => {
    if (name === base) {
      return Math.max(most, 1);
    }
    const number = name.startsWith(`${base} `)
      ? Number(name.slice(base.length + 1))
      : NaN;
    return Number.isInteger(number) ? Math.max(most, number) : most;
  }, 0);
}

function addOne(fight: Fight, group: Group): Fight {
  const base = group.name ?? group.fighter.name;
  const before = countNamed(fight, base);
  const isAlone = before === 0 && group.count === 1;
  const name = isAlone ? base : `${base} ${before + 1}`;
  return {
    ...fight,
    combatants: [...fight.combatants, enter(fight, group, name)],
    made: fight.made + 1,
  };
}

/** Adds fighters to a fight, each with a unique name. */
export function addGroups(
  fight: Fight,
  {groups}: Extract<Action, {do: 'add'}>,
): Outcome {
  const each = groups.flatMap((group) =>
    Array.from({length: group.count}, () => group),
  );
  if (
    each.length === 0 ||
    fight.combatants.length + each.length > MOST_FIGHTERS
  ) {
    return refuse(fight);
  }
  const after = each.reduce(addOne, fight);
  const added = after.combatants.slice(fight.combatants.length);
  const sides = [...new Set(added.map(({side}) => side))];
  return {
    fight: after,
    notes: sides.map((side): Note => ({
      is: 'added',
      side,
      names: added.filter((one) => one.side === side).map(({name}) => name),
    })),
  };
}

/** Removes a fighter, except during its own turn. */
export function removeOne(
  fight: Fight,
  {who}: Extract<Action, {do: 'remove'}>,
): Outcome {
  const combatant = findCombatant(fight, who);
  if (combatant === undefined || fight.turn === who) {
    return refuse(fight);
  }
  return {
    fight: {
      ...fight,
      combatants: fight.combatants.filter(({id}) => id !== who),
      order: fight.order.filter((id) => id !== who),
    },
    notes: [{is: 'removed', who: combatant.name}],
  };
}

export function leaveOrReturn(
  fight: Fight,
  {who, isGone}: Extract<Action, {do: 'leave'}>,
): Outcome {
  return changeOne(fight, who, (combatant) =>
    combatant.isGone === isGone
      ? undefined
      : {
          combatant: {...combatant, isGone},
          notes: [{is: isGone ? 'left' : 'back', who}],
        },
  );
}
