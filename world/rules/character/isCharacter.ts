import {isRecord} from '../../../src/shared/lib/isRecord';
import {listOf, record, type Shape} from '../../../src/shared/lib/shapes';
import {limits, statNames, type Character} from './character';

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

/** A text of one line. */
const text: Shape = (value) =>
  isText(limits.text)(value) && !/[\n\r]/.test(String(value));

/** The name of an item of a list. */
const itemName: Shape = (value) => text(value) && value !== '';

const isShaped = record({
  name: text,
  people: text,
  class: text,
  level: isWhole(1, limits.level),
  rolled: record(
    Object.fromEntries(
      statNames.map((name) => [name, isWhole(1, limits.stat)]),
    ),
  ),
  chosenSave: text,
  hitDice: listOf(isWhole(1, limits.die), limits.dice),
  weapons: listOf(
    record({name: itemName, rank: isWhole(0, limits.weaponRank)}),
    limits.list,
  ),
  skills: listOf(
    record({name: itemName, rank: isWhole(1, limits.skillRank)}),
    limits.list,
  ),
  otherPoints: isWhole(0, limits.points),
  armor: text,
  shield: text,
  gear: listOf(
    record({name: itemName, count: isWhole(1, limits.count)}),
    limits.list,
  ),
  purse: isWhole(0, limits.purse),
  house: text,
  bond: text,
  notes: isText(limits.notes),
} satisfies Record<keyof Character, Shape>);

/** Tells whether something that was stored, or came with a file, is a character. */
export function isCharacter(value: unknown): value is Character {
  return isRecord(value) && isShaped(value);
}
