/**
 * What authors may write in Markdown without an import, besides what every page knows:
 * each is `src/components/<name>`, and only the pages that use it load it.
 */
export const contentComponents = [
  'ExperienceSplit',
  'SpellCost',
  'SpellStrength',
] as const;
