import type {ClassGroup, Growth, RuleKernel} from './kernel';

/**
 * The base attack bonus of a class group, rounded down.
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
 * The base of a save, before stat modifier and circumstances.
 *
 * @param save one of the names of the five saves.
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
 * The action points of a round: a base, the Dexterity modifier and one for each five
 * levels, never below the least.
 *
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
 * The attacks that a round allows: action points divided by the cost of the weapon,
 * rounded down, capped by the rank in the weapon.
 *
 * @param budget action points to spend; cost of one attack; most attacks that the rank allows.
 * Source: Attacks Per Round of Combat and Tactics.
 */
export function attacksPerRound(budget: {
  readonly points: number;
  readonly cost: number;
  readonly mostAttacks: number;
}): number {
  return Math.min(budget.mostAttacks, Math.floor(budget.points / budget.cost));
}

/**
 * The score that an attack must reach: a base, the Dexterity modifier, shield, style,
 * and up to two unspent action points. Armor adds nothing.
 *
 * Source: Armor and Defense of Combat and Tactics.
 */
export function defense(
  {defense: rule}: Pick<RuleKernel, 'defense'>,
  parts: {
    readonly dexterityModifier: number;
    readonly shield: number;
    readonly style: number;
    readonly unspentPoints: number;
  },
): number {
  return (
    rule.base +
    parts.dexterityModifier +
    parts.shield +
    parts.style +
    Math.min(parts.unspentPoints, rule.mostUnspentPoints)
  );
}
