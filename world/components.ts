/** Components that exist only in this world, with their modules below `world/`. */
export const components = {
  ExperienceSplit: 'rules/calculators/ExperienceSplit',
  SpellCost: 'rules/calculators/SpellCost',
  SpellListGenerator: 'rules/calculators/SpellListGenerator',
  SpellStrength: 'rules/calculators/SpellStrength',
} as const;
