import type {SheetTables} from '../src/features/sheet/lib/sheetRules';

/** The data files of a world without a character sheet. */
export const sheetTables: SheetTables = {};
