import {
  NO_FIGHT,
  type Action,
  type Fight,
} from '../../../src/shared/model/fight';
import type {Fighter, Side} from '../../../src/shared/model/fighter';
import {apply} from '../../fight/apply';

/** A plain fighter, changed as a test needs it. */
export function makeFighter(
  name: string,
  change: Partial<Fighter> = {},
): Fighter {
  return {
    name,
    rank: 1,
    initiative: 0,
    hitPoints: 20,
    points: 6,
    defense: 12,
    ready: 0,
    soak: 0,
    saves: {Body: 0, Reflex: 0, Mind: 0, Mana: 0, Fate: 0},
    attacks: [
      {name: 'sword', cost: 3, bonus: 4, damage: '1d8', pierce: 0, most: 2},
    ],
    powers: [],
    canBeBruised: true,
    ...change,
  };
}

/** Does steps one after another, each of which must be possible. */
export function play(fight: Fight, ...actions: readonly Action[]): Fight {
  return actions.reduce((sofar, action) => {
    const {fight: after, notes} = apply(sofar, action);
    if (notes.length === 0) {
      throw new Error(`Cannot be done: ${JSON.stringify(action)}`);
    }
    return after;
  }, fight);
}

/** Brings fighters to a fight, who roll what is given with their names; the first roll begins. */
export function begin(
  ...all: readonly (readonly [Fighter, Side, number])[]
): Fight {
  const added = play(NO_FIGHT, {
    do: 'add',
    groups: all.map(([fighter, side]) => ({fighter, side, count: 1})),
  });
  return play(
    added,
    {
      do: 'initiative',
      dice: Object.fromEntries(
        added.combatants.map(({id}, index) => [id, all[index]?.[2] ?? 0]),
      ),
    },
    {do: 'next', harm: {}},
  );
}

/** A fighter of a fight, by name. */
export function named(fight: Fight, name: string) {
  const found = fight.combatants.find((each) => each.name === name);
  if (found === undefined) {
    throw new Error(`Nobody is called ${name}.`);
  }
  return found;
}

type Blow = Partial<Extract<Action, {do: 'attack'}>>;

/** An attack, with its dice. */
export function strike(
  fight: Fight,
  [who, target]: readonly [string, string],
  blow: Blow = {},
): Extract<Action, {do: 'attack'}> {
  return {
    do: 'attack',
    who: named(fight, who).id,
    target: named(fight, target).id,
    weapon: 0,
    parries: false,
    modifier: 0,
    die: 10,
    damage: 5,
    more: 0,
    saveDie: 10,
    harm: 0,
    ...blow,
  };
}

export const next: Action = {do: 'next', harm: {}};
