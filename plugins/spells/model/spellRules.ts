/** The formulas of the game that the catalogue uses. */
export type SpellRules = {
  /** The cost of a spell in motes, by its level. */
  readonly costOf: (spellLevel: number) => number;
  /** The difficulty of the target's save, by the levels of the spell and its caster. */
  readonly strengthOf: (levels: {
    readonly spellLevel: number;
    readonly casterLevel: number;
  }) => number;
  /** Number of caster levels per spell level. */
  readonly levelsPerSpellLevel: number;
};
