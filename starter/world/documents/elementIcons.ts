/** Spell cards of this world have no icons of elements. */
export const elementIcons: Readonly<Record<string, readonly string[]>> = {};
