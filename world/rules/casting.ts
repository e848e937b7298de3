import {requireWhole} from '../../src/shared/lib/requireWhole';
import type {RuleKernel} from './kernel';
import {moteCost} from './magic';

/** How far a caster may stretch a spell, in steps. */
export type StepLimit = {
  readonly inOneFactor: number;
  readonly inOneSpell: number;
};

type Casters = Pick<RuleKernel, 'levels' | 'casters' | 'spells'>;

/**
 * The motes that a spell costs with steps of factors: its own cost, and its level for each step.
 *
 * @param spellLevel a whole number from 1 to 8.
 * @param steps how often each factor is stretched, from 0 to 5.
 * Source: Magic Science, "Spell Factors".
 */
export function stretchedCost(
  spellLevel: number,
  steps: readonly number[],
): number {
  const stretched = steps.reduce((sum, step) => sum + step, 0);
  return moteCost(spellLevel) + stretched * spellLevel;
}

/**
 * The steps that a caster of a level can manage.
 *
 * @throws RangeError where the level is not a whole number from 1 to the highest.
 * Source: Magic Science, "Spell Factors".
 */
export function stepLimit(
  {
    levels,
    levelBands,
    factorLimits,
  }: Pick<RuleKernel, 'levels' | 'levelBands' | 'factorLimits'>,
  casterLevel: number,
): StepLimit {
  requireWhole('caster level', casterLevel, [1, levels.highest]);
  const band = levelBands.findIndex(({to}) => casterLevel <= to);
  return factorLimits[band] ?? {inOneFactor: 0, inOneSpell: 0};
}

/** Whether a caster may stretch a spell so far. */
export function isWithin(
  {inOneFactor, inOneSpell}: StepLimit,
  steps: readonly number[],
): boolean {
  return (
    steps.every((step) => step <= inOneFactor) &&
    steps.reduce((sum, step) => sum + step, 0) <= inOneSpell
  );
}

/**
 * The highest spell level that a caster can cast, from 1 to 8.
 *
 * @throws RangeError where the level is not a whole number from 1 to the highest.
 * Source: Magic Science, "Generating Spell Lists".
 */
export function highestSpellLevel(
  {levels, casters, spells}: Casters,
  casterLevel: number,
): number {
  requireWhole('caster level', casterLevel, [1, levels.highest]);
  return Math.min(
    spells.highestLevel,
    Math.ceil(casterLevel / casters.levelsPerSpellLevel),
  );
}

/**
 * How many spells a caster of one school knows.
 *
 * @throws RangeError where the level is not a whole number from 1 to the highest.
 * Source: Magic Science, "Generating Spell Lists".
 */
export function spellsKnown(
  {levels, casters}: Casters,
  casterLevel: number,
): number {
  requireWhole('caster level', casterLevel, [1, levels.highest]);
  return casters.firstSpells + casters.spellsPerLevel * (casterLevel - 1);
}

/**
 * The motes that a caster holds, before the bonus of Intelligence.
 *
 * @throws RangeError where the level is not a whole number from 1 to the highest.
 * Source: Magic Science, "Generating Spell Lists".
 */
export function motesHeld(
  {levels, casters}: Casters,
  casterLevel: number,
): number {
  requireWhole('caster level', casterLevel, [1, levels.highest]);
  const late = Math.max(0, casterLevel - levels.lastHitDie);
  return (
    casters.motesPerLevel * (casterLevel - late) +
    casters.lateMotesPerLevel * late
  );
}
