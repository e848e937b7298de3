/** The fight rules and lists of the world. */
declare module '@generated/tracker/default/table.json' {
  const table: import('../../src/shared/model/fightRules').FightTable;
  export default table;
}

/** Whether the world has foes. */
declare module '@generated/tracker/default/hasFoes.json' {
  const hasFoes: boolean;
  export default hasFoes;
}
