import type {ClassGroup, Growth, RuleKernel} from './kernel';

/**
 * Returns the base attack bonus of a class group, rounded down.
 *
 * @param level character level, 0 or more.
 * Source: the BAB Table of Combat and Tactics.
 */
export function baseAttackBonus(
  {attack: [numerator = 0, denominator = 1]}: ClassGroup,
  level: number,
): number {
  return Math.floor((numerator * level) / denominator);
}

function grown({base, levelsPerPoint}: Growth, level: number): number {
  return base + Math.floor(level / levelsPerPoint);
}

/**
 * Returns the base of a save, without stat modifier and circumstances, as added to a d20.
 *
 * @param which the name of a save, and a character level from 0.
 * Source: Saving Throws of Combat and Tactics.
 */
export function saveBase(
  {saves}: Pick<RuleKernel, 'saves'>,
  {goodSaves}: ClassGroup,
  {save, level}: {readonly save: string; readonly level: number},
): number {
  return grown(goodSaves.includes(save) ? saves.good : saves.poor, level);
}

/**
 * Returns the action points per round: a base, the Dexterity modifier, and one per five levels, but
 * no fewer than the minimum.
 *
 * @param who a Dexterity modifier from −3 to 7, and a level from 0.
 * Source: Action Points of Combat and Tactics.
 */
export function actionPoints(
  {actionPoints: growth}: Pick<RuleKernel, 'actionPoints'>,
  {
    dexterityModifier,
    level,
  }: {readonly dexterityModifier: number; readonly level: number},
): number {
  return Math.max(growth.least, grown(growth, level) + dexterityModifier);
}

/**
 * Returns the damage bonus from practice: one per three points of base attack bonus, rounded down.
 *
 * @param base attack bonus, 0 or more.
 * Source: the BAB Table of Combat and Tactics.
 */
export function damageBonus(
  {damage}: Pick<RuleKernel, 'damage'>,
  base: number,
): number {
  return Math.floor(base / damage.basePerPoint);
}

/**
 * Returns the damage in hit points after Soak, but no less than the minimum.
 *
 * @param blow total damage, Soak, and piercing from 0; only half of the Soak counts against a
 * critical.
 * Source: Armor and Defense of Combat and Tactics.
 */
export function throughSoak(
  {damage: {least}}: Pick<RuleKernel, 'damage'>,
  {
    damage,
    soak,
    pierce,
    critical,
  }: {
    readonly damage: number;
    readonly soak: number;
    readonly pierce: number;
    readonly critical: boolean;
  },
): number {
  const left = Math.max(0, soak - pierce);
  return Math.max(least, damage - (critical ? Math.floor(left / 2) : left));
}

/**
 * Returns the DEF from level: four points per five levels, rounded down.
 *
 * @param level of a character, or rank of a foe, 0 or more.
 * Source: Armor and Defense of Combat and Tactics.
 */
export function defenseGrowth(
  {
    defense: {
      growth: [numerator = 0, denominator = 1],
    },
  }: Pick<RuleKernel, 'defense'>,
  level: number,
): number {
  return Math.floor((numerator * level) / denominator);
}
