import type {Draw, Edit} from '../../../src/features/sheet/lib/sheetRules';
import {makeStats} from './build';
import {statNames, type Character} from './character';
import {isCharacter} from './isCharacter';

/** Replaces, adds or removes the item of a list that has a name. */
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

function editList(
  character: Character,
  {field, item: name = '', value}: Edit,
): Character {
  const isRemoved = value === '';
  const rank = Number(value);
  switch (field) {
    case 'weapons':
    case 'skills':
      return {
        ...character,
        [field]: changeItem(
          character[field],
          name,
          isRemoved ? undefined : {name, rank},
        ),
      };
    case 'gear':
      return {
        ...character,
        gear: changeItem(
          character.gear,
          name,
          isRemoved ? undefined : {name, count: rank},
        ),
      };
    default:
      return character;
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
  'notes',
] satisfies (keyof Character)[]);

const numbers: ReadonlySet<string> = new Set([
  'level',
  'otherPoints',
  'purse',
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
  if (field === 'hitDice') {
    const hitDice = value.match(/\d+/g)?.map(Number) ?? [];
    return {...character, hitDice};
  }
  if (texts.has(field)) {
    return {...character, [field]: value};
  }
  return numbers.has(field)
    ? {...character, [field]: Number(value)}
    : editList(character, edit);
}

/** Makes a change; returns the same character if the result would be none. */
export function editCharacter(character: Character, edit: Edit): Character {
  const changed = change(character, edit);
  return isCharacter(changed) ? changed : character;
}

/** The stats that need no roll, from the best to the worst. */
const QUICK_ROW = [16, 15, 14, 13, 12, 11, 10, 8];

/** Crowns are rolled with three d6; each is 20 marks. */
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

/** Places totals so that the stats keep their order, from the best to the worst. */
function placeTotals(
  {rolled}: Character,
  totals: readonly number[],
): Character['rolled'] {
  const sorted = totals.toSorted((a, b) => b - a);
  const order = statNames.toSorted((a, b) => rolled[b] - rolled[a]);
  return makeStats((stat) => sorted[order.indexOf(stat)] ?? rolled[stat]);
}

/** Rolls or lays out what a step of the guide names. */
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
      return character;
  }
}
