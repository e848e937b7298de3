/** Hit points per level, up to the last hit die, from Thick Blood. */
export const THICK_BLOOD = 2;

/** The minimum Soak of a character with Thick Skin. */
export const THICK_SKIN = 4;

/** The kinds of attacks that a harder blow can apply to. */
export type BlowKind = 'melee' | 'light' | 'bows' | 'missiles';

/** A passive class ability that increases the damage of some hits. */
export type HarderBlow = {
  readonly ability: string;
  readonly kind: BlowKind;
  /** The additional damage in hit points, by class level in ascending order. */
  readonly steps: readonly {readonly from: number; readonly more: number}[];
};

/** All passive class abilities that increase damage. */
export const harderBlows: readonly HarderBlow[] = [
  {ability: 'Seasoned Arm', kind: 'melee', steps: [{from: 15, more: 2}]},
  {
    ability: 'Long Draw',
    kind: 'bows',
    steps: [
      {from: 5, more: 1},
      {from: 9, more: 2},
    ],
  },
  {ability: 'Heavy Draw', kind: 'bows', steps: [{from: 15, more: 3}]},
  {
    ability: 'Known Gaps',
    kind: 'missiles',
    steps: [
      {from: 2, more: 2},
      {from: 9, more: 3},
    ],
  },
  {
    ability: 'Between the Plates',
    kind: 'missiles',
    steps: [{from: 15, more: 2}],
  },
  {ability: 'Burning Edge', kind: 'light', steps: [{from: 15, more: 3}]},
  {ability: 'Heavy Hand', kind: 'melee', steps: [{from: 15, more: 3}]},
];

/** Returns the additional damage of a harder blow at a class level, in hit points. */
export function getBlowBonus({steps}: HarderBlow, level: number): number {
  return steps.findLast(({from}) => from <= level)?.more ?? 0;
}
