import type {
  Action,
  Combatant,
  Fight,
  Note,
  Outcome,
} from '../../src/shared/model/fight';
import {
  andThen,
  changeOne,
  countDown,
  findCombatant,
  hurt,
  join,
  refuse,
  withCombatant,
  type Changed,
} from './change';
import {refresh} from './powers';
import {countDownFor, goOnCasting} from './spells';
import {getStanding, getTurnPoints, hasFlag, isUp} from './standing';

/** Hit points that a dying fighter loses at the end of each turn. */
const LOST_BY_FAILING = 1;

/**
 * Compares the initiative of two fighters. On a tie the higher Dexterity goes first, or the higher
 * bonus if a score is unknown. Source: Combat Parameters, "Initiative".
 */
function compareInitiative(one: Combatant, other: Combatant): number {
  const {dexterity: own, initiative} = one.fighter;
  const {dexterity: others, initiative: bonus} = other.fighter;
  const byDexterity =
    own === undefined || others === undefined
      ? bonus - initiative
      : others - own;
  return (other.initiative ?? 0) - (one.initiative ?? 0) || byDexterity;
}

/** Lists the names of fighters of other kinds who act at the same time as a fighter. */
export function listTied(
  {combatants}: Fight,
  combatant: Combatant,
): readonly string[] {
  const {initiative, fighter} = combatant;
  return combatants
    .filter(
      (each) =>
        initiative !== null &&
        each.initiative !== null &&
        each.fighter.name !== fighter.name &&
        compareInitiative(combatant, each) === 0,
    )
    .map(({name}) => name);
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

/**
 * Moves a fighter behind another in the order, permanently. Source: Combat Parameters,
 * "Initiative".
 */
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
  return join({fight: moved, notes: [note]}, (now) => beginTurn(now, next));
}

/** Whether a fighter has a turn, which it has while it is up or dying. */
function hasTurn(fight: Fight, id: string): boolean {
  const combatant = findCombatant(fight, id);
  return (
    combatant !== undefined &&
    combatant.from <= fight.round &&
    (isUp(combatant) || getStanding(combatant) === 'failing')
  );
}

/** Begins the turn of a fighter, and gives the fighter its points. */
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
  return join(
    {fight: {...withCombatant(fight, ready), turn: id}, notes},
    (now) => goOnCasting(now, id),
  );
}

/**
 * Begins the turn of a fighter. Before that, it counts down the effects of this caster and of all
 * whose turns were passed.
 */
function passTo(fight: Fight, who: string, passed: readonly string[]): Outcome {
  return join(countDownFor(fight, [...passed, who]), (now) =>
    beginTurn(now, who),
  );
}

/** Applies effects at the end of a turn, and removes expired ones. */
function applyEffects(
  {order}: Fight,
  combatant: Combatant,
  harm: Readonly<Record<string, number>>,
): Changed {
  const harmed = combatant.effects
    .filter((effect) => effect.harm !== undefined)
    .reduce<Changed>(
      (sofar, {name}) =>
        andThen(sofar, (each) =>
          hurt(each, {amount: harm[name] ?? 0, by: name}),
        ),
      {combatant, notes: []},
    );
  const {points} = harmed.combatant;
  return andThen(harmed, (each) =>
    // Effects of a caster count down when that caster’s turn begins.
    countDown(
      {...each, points: hasFlag(combatant, 'keepsNothing') ? 0 : points},
      ({by}) => !order.includes(by ?? ''),
    ),
  );
}

/** Ends the current turn, which costs the dying hit points and applies the damage of effects. */
function endTurn(
  fight: Fight,
  harm: Readonly<Record<string, number>>,
): Outcome {
  return changeOne(fight, fight.turn ?? '', (combatant) =>
    andThen(
      getStanding(combatant) === 'failing'
        ? hurt(combatant, {amount: LOST_BY_FAILING})
        : {combatant, notes: []},
      (each) => applyEffects(fight, each, harm),
    ),
  );
}

/** Ends a turn, and begins that of the next fighter who can act, or a new round. */
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
    return join(ended, (now) => passTo(now, next, rest.slice(0, later)));
  }
  const round = {...ended.fight, round: fight.round + 1};
  const place = order.findIndex((id) => hasTurn(round, id));
  const first = order[place];
  if (first === undefined) {
    return refuse(fight);
  }
  const notes: readonly Note[] = [
    ...ended.notes,
    {is: 'round', round: round.round},
  ];
  return join({fight: round, notes}, (now) =>
    passTo(now, first, [...rest, ...order.slice(0, place)]),
  );
}
