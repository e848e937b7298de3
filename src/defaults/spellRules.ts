import type {SpellRules} from '../site/world';

/** Of a world without spells: they cost nothing, and nobody has to save against them. */
export const spellRules: SpellRules = {
  costOf: () => 0,
  strengthOf: () => 0,
  levelsPerSpellLevel: 1,
};
