import type {RuleKernel} from './kernel';

/**
 * Returns the mote cost of a spell: level × (level + 1) ÷ 2.
 *
 * @param spellLevel a whole number from 1 to 8.
 * Source: Magic Science, "Spell Factors".
 */
export function moteCost(spellLevel: number): number {
  return (spellLevel * (spellLevel + 1)) / 2;
}

/**
 * Returns the target number of saves against a spell: a base, the spell level, and half the caster
 * level, rounded down.
 *
 * @param levels spell level from 1 to 8 and caster level from 1 to 20, both whole.
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
 * Returns the target number of d20 + level + Charisma modifier to turn undead of a rank.
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
