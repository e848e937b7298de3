import type {SpellRules} from '../plugins/spells/model/spellRules';
import {moteCost, spellStrength} from './rules/magic';
import {rules} from './rules/rules';

/** The rules that the spell catalogue needs. */
export const spellRules: SpellRules = {
  costOf: moteCost,
  strengthOf: (levels) => spellStrength(rules, levels),
  levelsPerSpellLevel: rules.casters.levelsPerSpellLevel,
};
