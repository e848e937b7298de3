import type {SheetTables} from '../plugins/character-sheet/model/sheetRules';
import {tableFiles} from './rules/character/tables';
import {readRows} from './fight/sheets';

/** The data files of the character sheet, which only the build reads. */
export const sheetTables: SheetTables = Object.fromEntries(
  Object.entries(tableFiles).map(([name, file]) => [name, readRows(file)]),
);
