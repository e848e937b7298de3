import type {areas} from './areas';

/** The areas that once had a page for each of their tags. */
export const formerTagAreas = [
  'character-handbook',
  'combat-and-tactics',
  'magic-science',
  'deities-and-cosmology',
  'prime-almanac',
  'races-and-anthropology',
  'campaign-reference',
  'return-of-the-gatewatcher',
] as const satisfies readonly (typeof areas)[number]['id'][];
