import {attackWays, type Action} from '../../../src/shared/model/fight';
import {factors} from '../../../src/shared/model/fighter';
import type {Saved} from './kept';
import type {Session} from './session';
import {
  anyOf,
  flag,
  listOf,
  maybe,
  nullOr,
  oneOf,
  record,
  recordOf,
  text,
  whole,
  type Shape,
} from '../../../src/shared/model/shapes';

const side = oneOf('heroes', 'foes');

const effect = record({
  name: text,
  turns: maybe(whole),
  points: maybe(whole),
  attack: maybe(whole),
  defense: maybe(whole),
  halvesPoints: maybe(flag),
  keepsNothing: maybe(flag),
  isOffGuard: maybe(flag),
  isHelpless: maybe(flag),
  isProne: maybe(flag),
  endsWhenHurt: maybe(flag),
  harm: maybe(text),
  by: maybe(text),
  endedBy: maybe(record({save: text, strength: whole})),
  isHeld: maybe(flag),
});

const attack = record({
  name: text,
  cost: whole,
  bonus: whole,
  damage: text,
  pierce: whole,
  most: whole,
  isMissile: maybe(flag),
  ignoresSoak: maybe(flag),
});

const power = record({
  name: text,
  when: oneOf('hit', 'turn', 'fight', 'sight'),
  cost: whole,
  save: text,
  strength: whole,
  targets: whole,
  harm: maybe(text),
  effect: maybe(effect),
});

const price = recordOf(whole);

const spell = record({
  name: text,
  kind: oneOf('spell', 'power'),
  level: whole,
  cost: whole,
  rounds: maybe(whole),
  price,
  save: maybe(
    record({
      save: text,
      strength: whole,
      result: oneOf('half', 'negates', 'partial', 'each turn'),
    }),
  ),
  targets: whole,
  harm: maybe(text),
  heal: maybe(text),
  effect: maybe(effect),
  lastsOn: maybe(oneOf('targets', 'caster')),
  oncePerTurn: maybe(flag),
  stretching: maybe(
    record({
      factors: listOf(oneOf(...factors)),
      inOneFactor: whole,
      inOneSpell: whole,
      pool: text,
      overcast: maybe(whole),
    }),
  ),
  facts: text,
  text,
});

const fighter = record({
  name: text,
  rank: whole,
  kind: maybe(text),
  place: maybe(text),
  initiative: whole,
  dexterity: maybe(whole),
  hitPoints: whole,
  diesAt: maybe(whole),
  points: whole,
  defense: whole,
  ready: whole,
  soak: whole,
  saves: recordOf(whole),
  attacks: listOf(attack),
  powers: listOf(power),
  spells: maybe(listOf(spell)),
  pools: maybe(price),
  wounds: maybe(whole),
  effects: maybe(listOf(effect)),
  sheet: maybe(text),
  parry: maybe(whole),
  parriesHeavy: maybe(flag),
  morale: maybe(whole),
  canBeBruised: flag,
  plays: maybe(text),
  besides: maybe(text),
  loot: maybe(text),
});

const cast = {
  who: text,
  spell: text,
  targets: listOf(text),
  steps: record(
    Object.fromEntries(factors.map((factor) => [factor, maybe(whole)])),
  ),
  waits: flag,
  overcasts: maybe(flag),
  dice: recordOf(whole),
  harm: whole,
};

const combatant = record({
  id: text,
  name: text,
  side,
  fighter,
  isNamed: flag,
  initiative: nullOr(whole),
  hitPoints: whole,
  points: whole,
  owed: whole,
  struck: recordOf(whole),
  used: listOf(text),
  effects: listOf(effect),
  isBound: flag,
  isGone: flag,
  from: whole,
  pools: maybe(price),
  casting: maybe(record({...cast, left: whole, rounds: whole})),
  tests: maybe(listOf(whole)),
  held: maybe(text),
  isShared: maybe(flag),
});

const fight = record({
  round: whole,
  turn: nullOr(text),
  order: listOf(text),
  combatants: listOf(combatant),
  made: whole,
  shaken: listOf(side),
});

const group = record({fighter, side, count: whole, name: maybe(text)});

const plan = {
  who: text,
  target: text,
  weapon: whole,
  parries: flag,
  modifier: whole,
  way: maybe(oneOf(...attackWays)),
};

/** The shapes of the properties of each step. */
const steps: Readonly<Record<Action['do'], Readonly<Record<string, Shape>>>> = {
  add: {groups: listOf(group)},
  remove: {who: text},
  initiative: {dice: recordOf(whole)},
  next: {harm: recordOf(whole)},
  wait: {who: text, after: text},
  spend: {who: text, points: whole, on: text},
  attack: {
    ...plan,
    die: whole,
    damage: whole,
    more: whole,
    saveDie: whole,
    harm: whole,
  },
  power: {
    who: text,
    power: text,
    targets: listOf(text),
    dice: recordOf(whole),
    harm: whole,
  },
  cast,
  finish: {who: text},
  keep: {who: text, die: whole},
  hold: {who: text, points: whole, on: text},
  release: {who: text},
  settle: {},
  hurt: {who: text, amount: whole, soaks: flag},
  heal: {who: text, amount: whole},
  bind: {who: text},
  suffer: {who: text, effect},
  recover: {who: text, effect: text},
  save: {
    who: text,
    save: text,
    strength: whole,
    die: whole,
    ends: maybe(text),
  },
  morale: {side, strength: whole, die: whole},
  leave: {who: text, isGone: flag},
};

const action = anyOf(
  ...Object.entries(steps).map(([name, shapes]) =>
    record({do: oneOf(name), ...shapes}),
  ),
);

const session = record({base: fight, actions: listOf(action)});

const savedList = listOf(record({name: text, groups: listOf(group)}));

export function isSavedList(value: unknown): value is readonly Saved[] {
  return savedList(value);
}

/** Whether a value is a session with valid steps. */
export function isSession(value: unknown): value is Session {
  return session(value);
}
