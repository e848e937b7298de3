/** What authors of this world may write in Markdown besides: the module of each, below `world/`. */
export const components = {
  ExperienceSplit: 'rules/calculators/ExperienceSplit',
  SpellCost: 'rules/calculators/SpellCost',
  SpellListGenerator: 'rules/calculators/SpellListGenerator',
  SpellStrength: 'rules/calculators/SpellStrength',
} as const;
