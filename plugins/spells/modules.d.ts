declare module '@spells/spellLinks' {
  const links: readonly import('./model/publish').SpellLink[];
  export default links;
}

declare module '@spells/entries' {
  const entries: readonly import('./model/publish').SpellEntry[];
  export default entries;
}
