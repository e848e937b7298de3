import type {SheetTables} from '../plugins/character-sheet/model/sheetRules';

/** The CSV files of a world without a character sheet. */
export const sheetTables: SheetTables = {};
