import type {Edit} from '../../../plugins/character-sheet/model/sheetRules';
import type {Draw} from '../../../src/shared/model/draw';
import {makeStats} from './build';
import {
  statNames,
  type Character,
  type Contact,
  type SecondClass,
} from './character';
import {isCharacter} from './isCharacter';

/** Replaces, adds, or removes the item with a name in a list. */
function changeItem<Item extends {readonly name: string}>(
  items: readonly Item[],
  name: string,
  item: Item | undefined,
): readonly Item[] {
  const index = items.findIndex((each) => each.name === name);
  if (item === undefined) {
    return items.filter((_, place) => place !== index);
  }
  return index < 0 ? [...items, item] : items.with(index, item);
}

const lists = {
  weapons: (name, value) => ({name, rank: Number(value)}),
  skills: (name, value) => ({name, rank: Number(value)}),
  styles: (name, value) => ({name, rank: Number(value)}),
  gear: (name, value) => ({name, count: Number(value)}),
  contacts(name, value) {
    const {rating, reach} = readContactValue(value);
    return {name, rating, reach};
  },
  enemies: (name, value) => ({name, rating: Number(value)}),
  spells: (name, value) => ({name, count: Number(value)}),
  used: (name, value) => ({name, count: Number(value)}),
  conditions: (name) => ({name}),
} satisfies {
  readonly [Key in keyof Character]?: (
    name: string,
    value: string,
  ) => {readonly name: string};
};

function isList(field: string): field is keyof typeof lists {
  return Object.hasOwn(lists, field);
}

/** Writes the rating and reach of a contact as one value. */
export function writeContactValue(rating: number, reach: string): string {
  return `${rating} ${reach}`;
}

/** Reads the rating and reach of a contact. An unknown reach makes the character invalid. */
function readContactValue(value: string): Omit<Contact, 'name'> {
  const [rating, reach = ''] = value.split(' ');
  return {rating: Number(rating), reach: reach as Contact['reach']};
}

function editList(
  character: Character,
  {field, item: name = '', value}: Edit,
): Character {
  if (!isList(field)) {
    return character;
  }
  const item = value === '' ? undefined : lists[field](name, value);
  const changed = {
    ...character,
    [field]: changeItem(character[field], name, item),
  };
  return changed.styles.some((style) => style.name === character.style)
    ? changed
    : {...changed, style: ''};
}

function readDice(value: string): readonly number[] {
  return value.match(/\d+/g)?.map(Number) ?? [];
}

/** Joins a second class, or replaces the existing one. */
function joinClass({second, level}: Character, name: string): SecondClass {
  return second === null
    ? // A character of level 1 starts with both classes.
      {class: name, level: 1, hitDice: [], joinedAt: level > 1 ? level : 0}
    : {...second, class: name};
}

/** Changes one choice of the second class, if there is one. */
function changeSecond(
  character: Character,
  changes: Partial<SecondClass>,
): Character {
  const {second} = character;
  return second === null
    ? character
    : {...character, second: {...second, ...changes}};
}

/** Changes fields that are not stored under their own names; undefined for other fields. */
function editClasses(
  character: Character,
  {field, value}: Edit,
): Character | undefined {
  switch (field) {
    case 'hitDice':
      return {...character, hitDice: readDice(value)};
    case 'second':
      return {
        ...character,
        second: value === '' ? null : joinClass(character, value),
      };
    case 'secondDice':
      return changeSecond(character, {hitDice: readDice(value)});
    case 'joinedAt':
      return changeSecond(character, {joinedAt: Number(value)});
    default:
      return undefined;
  }
}

const texts: ReadonlySet<string> = new Set([
  'name',
  'people',
  'class',
  'chosenSave',
  'armor',
  'shield',
  'house',
  'bond',
  'style',
  'notes',
  'god',
] satisfies (keyof Character)[]);

const numbers: ReadonlySet<string> = new Set([
  'level',
  'otherPoints',
  'purse',
  'wounds',
  'earned',
] satisfies (keyof Character)[]);

function change(character: Character, edit: Edit): Character {
  const {field, value} = edit;
  const stat = statNames.find((name) => name === field);
  if (stat !== undefined) {
    return {
      ...character,
      rolled: {...character.rolled, [stat]: Number(value)},
    };
  }
  if (texts.has(field)) {
    return {...character, [field]: value};
  }
  return numbers.has(field)
    ? {...character, [field]: Number(value)}
    : (editClasses(character, edit) ?? editList(character, edit));
}

/** Makes a change; returns the same character if the result would be invalid. */
export function editCharacter(character: Character, edit: Edit): Character {
  const changed = change(character, edit);
  return isCharacter(changed) ? changed : character;
}

/** The stats for characters who skip the rolls, from the best to the worst. */
const QUICK_ROW = [16, 15, 14, 13, 12, 11, 10, 8];

/** Three d6 give the number of crowns, each worth 20 marks. */
const COINS = {dice: 3, sides: 6, marks: 20};

function add(rolls: readonly number[]): number {
  return rolls.reduce((sum, roll) => sum + roll, 0);
}

function rollDice(count: number, draw: Draw): readonly number[] {
  return Array.from({length: count}, () => draw(6));
}

/** Rolls 4d6 and drops the lowest die. */
function rollStat(draw: Draw): number {
  const dice = rollDice(4, draw);
  return add(dice) - Math.min(...dice);
}

/** Assigns totals so that the ranking of the stats stays the same. */
function placeTotals(
  {rolled}: Character,
  totals: readonly number[],
): Character['rolled'] {
  const sorted = totals.toSorted((a, b) => b - a);
  const order = statNames.toSorted((a, b) => rolled[b] - rolled[a]);
  return makeStats((stat) => sorted[order.indexOf(stat)] ?? rolled[stat]);
}

/** Exchanges the totals that `swap Strength Wisdom` names; other actions change nothing. */
function swapTotals(character: Character, action: string): Character {
  const [verb, ...names] = action.split(' ');
  const [one, other] = statNames.filter((stat) => names.includes(stat));
  const {rolled} = character;
  return verb !== 'swap' || one === undefined || other === undefined
    ? character
    : {
        ...character,
        rolled: {...rolled, [one]: rolled[other], [other]: rolled[one]},
      };
}

/** Performs an action of the guide that rolls, sets, or exchanges values. */
export function performAction(
  character: Character,
  action: string,
  draw: Draw,
): Character {
  switch (action) {
    case 'rollStats':
      return {
        ...character,
        rolled: placeTotals(
          character,
          statNames.map(() => rollStat(draw)),
        ),
      };
    case 'quickRow':
      return {...character, rolled: placeTotals(character, QUICK_ROW)};
    case 'rollCoins':
      return {
        ...character,
        purse: add(rollDice(COINS.dice, draw)) * COINS.marks,
      };
    default:
      return swapTotals(character, action);
  }
}
