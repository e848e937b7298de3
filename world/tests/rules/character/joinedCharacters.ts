import type {Character, SecondClass} from '../../../rules/character/character';
import {getReady} from './readyCharacters';

const {character: odo} = getReady('Odo');

const stats = {
  ...odo.rolled,
  Strength: 16,
  Constitution: 14,
  Dexterity: 13,
  Intelligence: 13,
  Wisdom: 13,
  Charisma: 13,
  Perception: 13,
  Willpower: 13,
};

/** Odo with rolled stats that allow most classes, bare of everything else. */
export const bare: Character = {
  ...odo,
  rolled: stats,
  chosenSave: '',
  weapons: [],
  skills: [],
  armor: '',
  shield: '',
  gear: [],
};

/** Joins a second class to the first one of such a character. */
export function join(
  first: Pick<SecondClass, 'class' | 'level' | 'hitDice'>,
  second: SecondClass,
): Character {
  return {...bare, ...first, second};
}

/** The Fighter and Wizard of the page, with average dice. */
export const both = join(
  {class: 'Fighter', level: 4, hitDice: [5, 6, 5]},
  {class: 'Wizard', level: 4, hitDice: [2, 3, 2], joinedAt: 0},
);
