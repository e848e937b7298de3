/** Bonus from a parry, and with a staff. Source: Armor and Defense, "What adds to DEF". */
export const PARRY = 3;
export const STAFF = {name: 'quarterstaff', parry: 4};

/** Cost in action points up to which a weapon is light. */
export const LIGHT = 2;
