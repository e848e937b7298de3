import {defineSheet} from '../plugins/character-sheet/model/sheetRules';

/** This world has no characters. */
const characters: readonly unknown[] = [];

/** This world has no character sheet, so these rules apply to no character. */
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
