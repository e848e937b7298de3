/**
 * The optional features that this world uses; src/site/world.ts lists all, with their
 * requirements.
 */
export const features = [
  'calendar',
  'grid',
  'map',
  'pictures',
  'take-away',
] as const;
