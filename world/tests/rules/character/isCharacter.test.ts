import fc from '../../../../tests/support/properties';
import {isCharacter} from '../../../rules/character/isCharacter';
import {characters} from './arbitraryCharacter';
import {getReady, readyCharacters} from './readyCharacters';

describe('a stored character', () => {
  it('is accepted whatever it is', () => {
    fc.assert(
      fc.property(characters, (character) => {
        expect(isCharacter(character)).toBe(true);
      }),
    );
  });

  it.each(readyCharacters)('can be $name', ({character}) => {
    expect(isCharacter(character)).toBe(true);
  });

  it.each([
    ['level', 20, true],
    ['level', 21, false],
    ['level', 1.5, false],
    ['name', 'a'.repeat(200), true],
    ['name', 'a'.repeat(201), false],
    ['notes', 'two\nlines', true],
    ['notes', 'a'.repeat(5001), false],
    ['rolled', {}, false],
    ['hitDice', [10], true],
    ['hitDice', [1, 1, 1, 1, 1, 1, 1, 1, 1], true],
    ['hitDice', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], false],
    ['weapons', [{name: 'Saber', rank: 4}], false],
    ['skills', [{name: 'Climb', rank: 4}], true],
    ['skills', [{name: 'Climb', rank: 5}], false],
    ['gear', [{name: 'Rope', count: 0}], false],
    ['gear', [{name: '', count: 1}], false],
    ['purse', -1, false],
    ['nobody', 'knows this', false],
  ])('has the %s %j: %s', (key, value, isTaken) => {
    const changed = {...getReady('Odo').character, [key]: value};
    expect(isCharacter(changed)).toBe(isTaken);
  });

  it.each([null, [], 'Odo', 3])('is not %j', (value) => {
    expect(isCharacter(value)).toBe(false);
  });
});
