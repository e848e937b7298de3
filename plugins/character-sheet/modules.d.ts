/** The CSV files of the character sheet. */
declare module '@generated/character-sheet/default/tables.json' {
  const tables: import('./model/sheetRules').SheetTables;
  export default tables;
}

declare module '@generated/character-sheet/default/hasSheet.json' {
  const hasSheet: boolean;
  export default hasSheet;
}
