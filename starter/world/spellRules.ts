import type {SpellRules} from '../src/features/spells/lib/spellRules';

/** The rules of a world without spells: all costs and strengths are zero. */
export const spellRules: SpellRules = {
  costOf: () => 0,
  strengthOf: () => 0,
  levelsPerSpellLevel: 1,
};
