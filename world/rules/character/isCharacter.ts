import {isRecord} from '../../../src/shared/model/isRecord';
import {
  listOf,
  nullOr,
  oneOf,
  record,
  type Shape,
} from '../../../src/shared/model/shapes';
import {limits, reaches, statNames, type Character} from './character';

const isText =
  (most: number): Shape =>
  (value) =>
    typeof value === 'string' && value.length <= most;

const isWhole =
  (least: number, most: number): Shape =>
  (value) =>
    Number.isSafeInteger(value) &&
    (value as number) >= least &&
    (value as number) <= most;

/** A text without line breaks. */
const text: Shape = (value) =>
  isText(limits.text)(value) && !/[\n\r]/.test(String(value));

const itemName: Shape = (value) => text(value) && value !== '';

const level = isWhole(1, limits.level);
const hitDice = listOf(isWhole(1, limits.die), limits.dice);
const rating = isWhole(1, limits.rating);

/** A list of names, each with a number from 1. */
const counted = listOf(
  record({name: itemName, count: isWhole(1, limits.count)}),
  limits.list,
);

const isShaped = record({
  name: text,
  people: text,
  class: text,
  level,
  second: nullOr(
    record({class: text, level, hitDice, joinedAt: isWhole(0, limits.level)}),
  ),
  rolled: record(
    Object.fromEntries(
      statNames.map((name) => [name, isWhole(1, limits.stat)]),
    ),
  ),
  chosenSave: text,
  hitDice,
  weapons: listOf(
    record({name: itemName, rank: isWhole(0, limits.weaponRank)}),
    limits.list,
  ),
  skills: listOf(
    record({name: itemName, rank: isWhole(1, limits.skillRank)}),
    limits.list,
  ),
  styles: listOf(
    record({name: itemName, rank: isWhole(1, limits.styleRank)}),
    limits.list,
  ),
  style: text,
  otherPoints: isWhole(0, limits.points),
  armor: text,
  shield: text,
  gear: counted,
  purse: isWhole(0, limits.purse),
  house: text,
  bond: text,
  contacts: listOf(
    record({name: itemName, rating, reach: oneOf(...reaches)}),
    limits.list,
  ),
  enemies: listOf(record({name: itemName, rating}), limits.list),
  god: text,
  spells: counted,
  used: counted,
  wounds: isWhole(0, limits.wounds),
  conditions: listOf(record({name: itemName}), limits.list),
  earned: isWhole(0, limits.earned),
  notes: isText(limits.notes),
} satisfies Record<keyof Character, Shape>);

export function isCharacter(value: unknown): value is Character {
  return isRecord(value) && isShaped(value);
}

export const CHARACTER_VERSION = 3;

/** Default values for choices that earlier versions did not have, by version. */
const ADDED = [
  {second: null, styles: [], style: '', contacts: [], enemies: []},
  {god: '', spells: [], used: [], wounds: 0, conditions: [], earned: 0},
] as const satisfies readonly Partial<Character>[];

/**
 * Adds missing choices to a character of an earlier version. Anything else is returned unchanged.
 */
export function migrateCharacter(value: unknown): unknown {
  return ADDED.reduce<unknown>(
    (sofar, added) =>
      isRecord(sofar) &&
      Object.keys(added).every((key) => !Object.hasOwn(sofar, key))
        ? {...sofar, ...added}
        : sofar,
    value,
  );
}
