import {makeStats} from './build';
import type {Character} from './character';

/** A character before any choice, whose stats have no modifiers. */
export const blank: Character = {
  name: '',
  people: 'Common Human',
  class: 'Fighter',
  level: 1,
  second: null,
  rolled: makeStats(() => 10),
  chosenSave: '',
  hitDice: [],
  weapons: [],
  skills: [],
  styles: [],
  style: '',
  otherPoints: 0,
  armor: '',
  shield: '',
  gear: [],
  purse: 0,
  house: '',
  bond: '',
  contacts: [],
  enemies: [],
  god: '',
  spells: [],
  used: [],
  wounds: 0,
  conditions: [],
  earned: 0,
  notes: '',
};
