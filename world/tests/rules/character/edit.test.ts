import {performAction, editCharacter} from '../../../rules/character/edit';
import {statNames} from '../../../rules/character/character';
import {getReady} from './readyCharacters';

const {character} = getReady('Odo');

describe('a change to a character', () => {
  it.each([
    ['name', 'Oda', {name: 'Oda'}],
    ['purse', '40', {purse: 40}],
    ['Strength', '17', {rolled: {...character.rolled, Strength: 17}}],
    ['hitDice', '5, 4 and 3', {hitDice: [5, 4, 3]}],
  ])('sets %s to %s', (field, value, changes) => {
    expect(editCharacter(character, {field, value})).toEqual({
      ...character,
      ...changes,
    });
  });

  it.each([
    ['Strength', '26'],
    ['Strength', 'a'],
    ['level', '0'],
    ['name', 'a'.repeat(201)],
    ['toString', 'a'],
    ['hitDice', '11'],
  ])('that makes no character changes nothing: %s %s', (field, value) => {
    expect(editCharacter(character, {field, value})).toBe(character);
  });

  it('adds, changes and removes an item', () => {
    const change = (from: typeof character, value: string) =>
      editCharacter(from, {field: 'gear', item: 'Backpack', value});
    const added = change(character, '1');
    expect(added.gear).toContainEqual({name: 'Backpack', count: 1});
    expect(change(added, '3').gear).toContainEqual({
      name: 'Backpack',
      count: 3,
    });
    expect(change(added, '')).toEqual(character);
    expect(change(character, '')).toEqual(character);
  });
});

describe('dice of a step', () => {
  it('roll four and drop the lowest, eight times', () => {
    const dice = [6, 5, 4, 1];
    let at = -1;
    const {rolled} = performAction(character, 'rollStats', () => {
      at += 1;
      return dice[at % dice.length] ?? 1;
    });
    expect(Object.values(rolled)).toEqual(statNames.map(() => 15));
    expect(at).toBe(31);
  });
});
