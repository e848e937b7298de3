import {defineSheet} from '../plugins/character-sheet/model/sheetRules';
import {blank} from './rules/character/blank';
import {castingClasses} from './rules/character/casters';
import type {Character} from './rules/character/character';
import {describeCharacter} from './rules/character/describe';
import {performAction, editCharacter} from './rules/character/edit';
import {fillForm} from './rules/character/fillForm';
import {
  CHARACTER_VERSION,
  isCharacter,
  migrateCharacter,
} from './rules/character/isCharacter';
import {levelUp} from './rules/character/levelUp';
import {makeFighter} from './rules/character/makeFighter';
import {listSpellOptions, performPlay} from './rules/character/play';
import {readForm} from './rules/character/readForm';
import {listReadyRows, readReadyCharacter} from './rules/character/readReady';
import {settleFight} from './rules/character/spend';
import {openTables} from './rules/character/tables';

export const sheetRules = defineSheet<Character>({
  form: '/character-creation/character-sheet.pdf',
  version: CHARACTER_VERSION,
  migrate: migrateCharacter,
  isCharacter,
  getName: ({name}) => name,
  edit: editCharacter,
  settle: settleFight,
  casts: ({class: first, second}) =>
    [first, second?.class ?? ''].some((name) => castingClasses.has(name)),
  listSpellNames: ({spells}) => spells.map(({name}) => name),
  open(files, catalogue) {
    const tables = openTables(files, catalogue);
    return {
      blank,
      ready: listReadyRows(tables).map((row) => {
        const character = readReadyCharacter(tables, row);
        return {
          name: character.name,
          about: `${character.people} ${character.class}`,
          character,
        };
      }),
      describe: (character) => describeCharacter(tables, character),
      listSpells: (character) => listSpellOptions(tables, character),
      perform: (character, action, draw) =>
        performPlay(tables, character, {action, draw}) ??
        performAction(character, action, draw),
      levelUp: (character, {id, roll}) =>
        levelUp(tables, character, {roll, inSecond: id === 'second'}),
      makeFighter: (character) => makeFighter(tables, character),
      fillForm: (character) => fillForm(tables, character),
      readForm: (values) => readForm(tables, values),
    };
  },
});
