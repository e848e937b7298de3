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
 * The base of a save, before stat modifier and circumstances: what is added to a d20.
 *
 * @param which one of the names of the five saves, and the level of the character, 0 or more.
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
 * levels, never below the least. In points, each spent or kept within the round.
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
 * What practice adds to the damage of every blow: a point for each three of the base
 * attack bonus, rounded down.
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
 * What comes through Soak: a hit does at least the least damage. In hit points.
 *
 * @param blow damage with all that is added, Soak and piercing from 0; half of the Soak counts against a critical.
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
 * The attacks that a round allows: action points divided by the cost of the weapon,
 * rounded down, capped by the rank in the weapon. In attacks, 0 to 4.
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
 * What DEF gains by level: four points for each five levels, rounded down.
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

/**
 * The score that an attack must reach: a base, what the level gives, the Dexterity modifier,
 * shield, style, and up to two unspent action points. Armor adds nothing. A number on a d20.
 *
 * @param parts each a whole number; level and points left unspent from 0.
 * Source: Armor and Defense of Combat and Tactics.
 */
export function defense(
  {defense: rule}: Pick<RuleKernel, 'defense'>,
  parts: {
    readonly level: number;
    readonly dexterityModifier: number;
    readonly shield: number;
    readonly style: number;
    readonly unspentPoints: number;
  },
): number {
  return (
    rule.base +
    defenseGrowth({defense: rule}, parts.level) +
    parts.dexterityModifier +
    parts.shield +
    parts.style +
    Math.min(parts.unspentPoints, rule.mostUnspentPoints)
  );
}
