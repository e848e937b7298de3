import type {SheetTables} from '../plugins/character-sheet/model/sheetRules';

/** This world has no character sheet. */
export const sheetTables: SheetTables = {};
