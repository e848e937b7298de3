/** What this world has of that which a world can leave out; src/site/world.ts lists all, and what each needs. */
export const features = ['calendar', 'grid', 'map', 'pictures'] as const;
