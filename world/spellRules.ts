import type {SpellRules} from '../src/site/world';
import {moteCost, spellStrength} from './rules/magic';
import {rules} from './rules/rules';

/** What the catalogue of spells works out for those who read it. */
export const spellRules: SpellRules = {
  costOf: moteCost,
  strengthOf: (levels) => spellStrength(rules, levels),
  levelsPerSpellLevel: rules.casters.levelsPerSpellLevel,
};
