import type {
  Action,
  Combatant,
  Fight,
  Note,
  Outcome,
} from '../../src/shared/model/fight';
import {
  findCombatant,
  hurt,
  refuse,
  withCombatant,
  type Changed,
} from './change';
import {refresh} from './powers';
import {countDown, goOnCasting} from './spells';
import {getStanding, getTurnPoints, hasFlag, isUp} from './standing';

/** Hit points that a dying fighter loses at the end of each turn. */
const LOST_BY_FAILING = 1;

/** Compares initiative; on a tie the higher bonus goes first. */
function compareInitiative(one: Combatant, other: Combatant): number {
  return (
    (other.initiative ?? 0) - (one.initiative ?? 0) ||
    other.fighter.initiative - one.fighter.initiative
  );
}

/** Adds initiative rolls; fighters who join later act from the next round. */
export function addInitiative(
  fight: Fight,
  {dice}: Extract<Action, {do: 'initiative'}>,
): Outcome {
  const rolled = fight.combatants.filter(
    ({id, initiative}) => initiative === null && dice[id] !== undefined,
  );
  const [first] = rolled;
  if (first === undefined) {
    return refuse(fight);
  }
  const totals = rolled.map((each) => ({
    ...each,
    initiative: (dice[each.id] ?? 0) + each.fighter.initiative,
    from: fight.round + 1,
  }));
  const combatants = fight.combatants.map(
    (each) => totals.find(({id}) => id === each.id) ?? each,
  );
  return {
    fight: {...fight, combatants, order: placeAll(fight, totals)},
    notes: totals.map(({id, initiative}) => ({
      is: 'initiative',
      who: id,
      die: dice[id] ?? 0,
      total: initiative,
    })),
  };
}

/** Inserts newcomers into the order, each before the first lower roll. */
function placeAll(
  fight: Fight,
  newcomers: readonly Combatant[],
): readonly string[] {
  return newcomers
    .toSorted(compareInitiative)
    .reduce<readonly string[]>((order, each) => {
      const at = order.findIndex((id) => {
        const other =
          newcomers.find((one) => one.id === id) ?? findCombatant(fight, id);
        return other !== undefined && compareInitiative(each, other) < 0;
      });
      return order.toSpliced(at === -1 ? order.length : at, 0, each.id);
    }, fight.order);
}

/** Delays a fighter until after another, for good. Source: Combat Parameters, "Initiative". */
export function delayTurn(
  fight: Fight,
  {who, after}: Extract<Action, {do: 'wait'}>,
): Outcome {
  const {order, turn} = fight;
  if (who === after || !order.includes(who) || !order.includes(after)) {
    return refuse(fight);
  }
  const without = order.filter((id) => id !== who);
  const placed = without.toSpliced(without.indexOf(after) + 1, 0, who);
  const note: Note = {is: 'waits', who, after};
  if (turn !== who) {
    return {fight: {...fight, order: placed}, notes: [note]};
  }
  const next = order[order.indexOf(who) + 1] ?? order[0] ?? null;
  const moved = {...fight, order: placed, turn: null};
  return withNotes([note], beginTurn(moved, next));
}

function withNotes(notes: readonly Note[], outcome: Outcome): Outcome {
  return {fight: outcome.fight, notes: [...notes, ...outcome.notes]};
}

/** Whether a fighter has a turn: it is up, or dying. */
function hasTurn(fight: Fight, id: string): boolean {
  const combatant = findCombatant(fight, id);
  return (
    combatant !== undefined &&
    combatant.from <= fight.round &&
    (isUp(combatant) || getStanding(combatant) === 'failing')
  );
}

/** Begins the turn of a fighter with its points. */
function beginTurn(fight: Fight, who: string | null): Outcome {
  const combatant = who === null ? undefined : findCombatant(fight, who);
  if (combatant === undefined) {
    return {fight: {...fight, turn: null}, notes: []};
  }
  const {id, held} = combatant;
  const ready = {
    ...combatant,
    points: getTurnPoints(combatant),
    owed: 0,
    struck: {},
    used: refresh(combatant),
    held: undefined,
  };
  const notes: readonly Note[] = [
    {is: 'turn', who: id, points: ready.points},
    ...(held === undefined
      ? []
      : [{is: 'dropped', who: id, on: held} as const]),
  ];
  return withNotes(
    notes,
    goOnCasting({...withCombatant(fight, ready), turn: id}, id),
  );
}

/** Begins the turn of a fighter, before which effects of all whose turn has come count down. */
function passTo(fight: Fight, who: string, passed: readonly string[]): Outcome {
  const counted = countDown(fight, [...passed, who]);
  return withNotes(counted.notes, beginTurn(counted.fight, who));
}

/** Applies effects at the end of a turn, and removes those that are over. */
function endEffects(
  {order}: Fight,
  combatant: Combatant,
  harm: Readonly<Record<string, number>>,
): Changed {
  const harmed = combatant.effects
    .filter((effect) => effect.harm !== undefined)
    .reduce<Changed>(
      (sofar, {name}) => {
        const after = hurt(sofar.combatant, {
          amount: harm[name] ?? 0,
          by: name,
        });
        return {
          combatant: after.combatant,
          notes: [...sofar.notes, ...after.notes],
        };
      },
      {combatant, notes: []},
    );
  // Those of a caster count down as the turn of the caster begins.
  const counted = harmed.combatant.effects.map((effect) =>
    effect.turns === undefined || order.includes(effect.by ?? '')
      ? effect
      : {...effect, turns: effect.turns - 1},
  );
  const over = counted.filter(({turns}) => turns !== undefined && turns <= 0);
  const keepsNothing = hasFlag(combatant, 'keepsNothing');
  return {
    combatant: {
      ...harmed.combatant,
      points: keepsNothing ? 0 : harmed.combatant.points,
      effects: counted.filter((effect) => !over.includes(effect)),
    },
    notes: [
      ...harmed.notes,
      ...over.map(({name}): Note => ({
        is: 'over',
        who: combatant.id,
        effect: name,
      })),
    ],
  };
}

/** Ends the current turn, with the losses of the dying and the damage of effects. */
function endTurn(
  fight: Fight,
  harm: Readonly<Record<string, number>>,
): Outcome {
  const combatant =
    fight.turn === null ? undefined : findCombatant(fight, fight.turn);
  if (combatant === undefined) {
    return {fight, notes: []};
  }
  const worse =
    getStanding(combatant) === 'failing'
      ? hurt(combatant, {amount: LOST_BY_FAILING})
      : {combatant, notes: []};
  const {combatant: after, notes} = endEffects(fight, worse.combatant, harm);
  return {
    fight: withCombatant(fight, after),
    notes: [...worse.notes, ...notes],
  };
}

/** Ends a turn and begins that of the next fighter who can act, or a new round. */
export function beginNextTurn(
  fight: Fight,
  {harm}: Extract<Action, {do: 'next'}>,
): Outcome {
  const ended = endTurn(fight, harm);
  const {order, turn} = fight;
  const at = turn === null ? order.length : order.indexOf(turn);
  const rest = order.slice(at + 1);
  const later = rest.findIndex((id) => hasTurn(ended.fight, id));
  const next = rest[later];
  if (next !== undefined) {
    return withNotes(
      ended.notes,
      passTo(ended.fight, next, rest.slice(0, later)),
    );
  }
  const round = {...ended.fight, round: fight.round + 1};
  const place = order.findIndex((id) => hasTurn(round, id));
  const first = order[place];
  if (first === undefined) {
    return refuse(fight);
  }
  return withNotes(
    [...ended.notes, {is: 'round', round: round.round}],
    passTo(round, first, [...rest, ...order.slice(0, place)]),
  );
}
