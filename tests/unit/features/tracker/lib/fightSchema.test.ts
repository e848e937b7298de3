import {readFileSync} from 'node:fs';
import Ajv from 'ajv';
import type {Action} from '../../../../../src/features/tracker/lib/fight';
import type {Session} from '../../../../../src/features/tracker/lib/session';
import {
  readFightFile,
  writeFightFile,
} from '../../../../../src/features/tracker/lib/trackerFile';
import fc from '../../../../support/properties';
import {combatant, stunned, wolf} from './combatants';

const accepts = new Ajv().compile(
  JSON.parse(
    readFileSync('src/features/tracker/fight.schema.json', 'utf8'),
  ) as object,
);

const who = 'a';

/** A step of each kind. */
const actions: {readonly [Kind in Action['do']]: Action & {do: Kind}} = {
  add: {do: 'add', groups: [{fighter: wolf, side: 'foes', count: 3}]},
  remove: {do: 'remove', who},
  rename: {do: 'rename', who, name: 'Grey'},
  initiative: {do: 'initiative', dice: {a: 12}},
  next: {do: 'next', harm: {fire: 3}},
  wait: {do: 'wait', who, after: 'b'},
  spend: {do: 'spend', who, points: 2, on: 'Step'},
  attack: {
    do: 'attack',
    who,
    target: 'b',
    weapon: 0,
    parries: false,
    modifier: -2,
    die: 14,
    damage: 5,
    more: 0,
    saveDie: 3,
    harm: 0,
  },
  power: {
    do: 'power',
    who,
    power: 'howl',
    targets: ['b'],
    dice: {b: 7},
    harm: 0,
  },
  hurt: {do: 'hurt', who, amount: 4, soaks: true},
  heal: {do: 'heal', who, amount: 4},
  bind: {do: 'bind', who},
  suffer: {do: 'suffer', who, effect: stunned},
  recover: {do: 'recover', who, effect: 'stunned'},
  save: {do: 'save', who, save: 'Body', strength: 15, die: 9},
  morale: {do: 'morale', side: 'foes', strength: 12, die: 4},
  leave: {do: 'leave', who, isGone: true},
};

const session: Session = {
  base: {
    round: 1,
    turn: 'a',
    order: ['a'],
    combatants: [combatant],
    made: 1,
    shaken: ['foes'],
  },
  actions: Object.values(actions),
};

type Json = Readonly<Record<string, unknown>> | readonly unknown[];

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** Lists the paths to everything inside a value. */
function listPaths(value: unknown): readonly (readonly string[])[] {
  return isJson(value)
    ? Object.entries(value).flatMap(([key, inner]) => [
        [key],
        ...listPaths(inner).map((path) => [key, ...path]),
      ])
    : [];
}

/** Replaces what is at a path; undefined removes it. */
function replaceAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  next: unknown,
): unknown {
  if (key === undefined || !isJson(value)) {
    return next;
  }
  const entries = Object.entries(value).flatMap(([each, inner]) => {
    const changed = each === key ? replaceAt(inner, rest, next) : inner;
    return changed === undefined ? [] : [[each, changed] as const];
  });
  return Array.isArray(value)
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries);
}

const file = JSON.parse(writeFightFile(session)) as object;

/** Values that somebody else may have written. */
const odd = fc.constantFrom<unknown>(
  undefined,
  null,
  7,
  -1,
  1.5,
  2_000_000,
  '',
  'foes',
  'sight',
  true,
  [],
  {},
  'a'.repeat(501),
  {name: 'prone', isProne: true},
  {more: 1},
);

describe('the schema of the file of a fight', () => {
  it('accepts a fight with every kind of step', () => {
    expect(accepts(file)).toBe(true);
    expect(readFightFile(writeFightFile(session))).toEqual({session});
  });

  it('accepts of others what the tracker reads, and nothing besides', () => {
    fc.assert(
      fc.property(fc.constantFrom(...listPaths(file)), odd, (path, value) => {
        const changed = replaceAt(file, path, value);
        const content = readFightFile(JSON.stringify(changed));
        expect(accepts(changed)).toBe(!('fault' in content));
      }),
    );
  });
});
