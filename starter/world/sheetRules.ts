import {defineSheet} from '../plugins/character-sheet/model/sheetRules';

/** All characters: none. */
const characters: readonly unknown[] = [];

/** The rules of a world without a character sheet: there are no characters. */
export const sheetRules = defineSheet<never>({
  form: '',
  isCharacter: (value): value is never => characters.includes(value),
  version: 1,
  migrate: (value) => value,
  getName: () => '',
  edit: (character) => character,
  settle: (character) => character,
  casts: () => false,
  listSpellNames: () => [],
  open() {
    throw new Error('This world has no character sheet.');
  },
});
