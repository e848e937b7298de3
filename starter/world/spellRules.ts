import type {SpellRules} from '../plugins/spells/model/spellRules';

/** The rules that the spell catalogue needs. */
export const spellRules: SpellRules = {
  costOf: (spellLevel) => spellLevel,
  strengthOf: ({spellLevel, casterLevel}) => 10 + spellLevel + casterLevel,
  levelsPerSpellLevel: 2,
};
