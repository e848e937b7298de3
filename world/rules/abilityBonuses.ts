/** Hit points per level, up to the last hit die, from Thick Blood. */
export const THICK_BLOOD = 2;

/** The least Soak of a character with Thick Skin. */
export const THICK_SKIN = 4;

/** The attacks that a harder blow counts for. */
export type BlowKind = 'melee' | 'light' | 'bows' | 'missiles';

/** A passive class ability that increases the damage of some hits. */
export type HarderBlow = {
  readonly ability: string;
  readonly more: number;
  readonly kind: BlowKind;
};

/** All passive class abilities that increase damage. */
export const harderBlows: readonly HarderBlow[] = [
  {ability: 'Seasoned Arm', more: 3, kind: 'melee'},
  {ability: 'Between the Plates', more: 4, kind: 'missiles'},
  {ability: 'Heavy Draw', more: 5, kind: 'bows'},
  {ability: 'Burning Edge', more: 3, kind: 'light'},
  {ability: 'Heavy Hand', more: 4, kind: 'melee'},
];
