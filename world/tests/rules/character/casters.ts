import type {Character, KnownSpell} from '../../../rules/character/character';
import {getReady} from './readyCharacters';

/** The classes that cast, each with a House or none. */
export const castingClasses = [
  {name: 'Wizard', house: ''},
  {name: 'Smoke Mage', house: ''},
  {name: 'Shapeshifter', house: ''},
  {name: 'House Priest', house: 'Lirien'},
  {name: 'Grave Warden', house: 'Morrow'},
  {name: 'Hedge Priest', house: 'Verdane'},
] as const;

/** The levels that are played against the written rules. */
export const playedLevels = [1, 5, 9, 13] as const;

/** A caster with Intelligence, Wisdom and Constitution 16 and Charisma 10: modifiers +2, and 0. */
export function makeCaster(
  name: string,
  level: number,
  changes: Partial<Character> = {},
): Character {
  const {character} = getReady('Maren');
  return {
    ...character,
    class: name,
    level,
    armor: '',
    shield: '',
    rolled: {
      ...character.rolled,
      Intelligence: 16,
      Wisdom: 16,
      Constitution: 16,
      Charisma: 10,
    },
    spells: [],
    ...changes,
  };
}

/** Names with one slot each. */
export function know(...names: readonly string[]): readonly KnownSpell[] {
  return names.map((name) => ({name, count: 1}));
}
