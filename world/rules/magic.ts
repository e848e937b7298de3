import type {RuleKernel} from './kernel';

/**
 * The motes that a spell costs: level × (level + 1) ÷ 2.
 *
 * @param spellLevel a whole number from 1 to 8.
 * Source: Magic Science, "Spell Factors".
 */
export function moteCost(spellLevel: number): number {
  return (spellLevel * (spellLevel + 1)) / 2;
}

/**
 * The number that the save of a target must reach: a base, the level of the spell and
 * half the level of the caster, rounded down. A number on a d20, without unit.
 *
 * @param levels of the spell from 1 to 8, of the caster from 1 to 20, both whole.
 * Source: Magic Science, "Spell Strength".
 */
export function spellStrength(
  {spells}: Pick<RuleKernel, 'spells'>,
  {
    spellLevel,
    casterLevel,
  }: {readonly spellLevel: number; readonly casterLevel: number},
): number {
  return (
    spells.strengthBase +
    spellLevel +
    Math.floor(casterLevel / spells.casterLevelsPerPoint)
  );
}

/**
 * What a priest must reach to turn undead of a rank, with d20 + level + Charisma modifier.
 *
 * @param rank a whole number from 1 to 10.
 * Source: Deities and Cosmology, "Turning Undead".
 */
export function turningTarget(
  {turning}: Pick<RuleKernel, 'turning'>,
  rank: number,
): number {
  return turning.base + turning.perRank * rank;
}
