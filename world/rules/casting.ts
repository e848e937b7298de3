import {requireWhole} from '../../src/shared/model/requireWhole';
import type {RuleKernel} from './kernel';
import {moteCost} from './magic';

/** The maximum number of steps that a caster may add. */
export type StepLimit = {
  readonly inOneFactor: number;
  readonly inOneSpell: number;
};

type Casters = Pick<RuleKernel, 'levels' | 'casters' | 'spells'>;

/**
 * Returns the mote cost of a spell with factor steps: its own cost, and its level for each step.
 *
 * @param spellLevel a whole number from 1 to 8.
 * @param steps the steps of each factor, from 0 to 5.
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
 * Returns the factor steps that a caster of a level can use.
 *
 * @throws RangeError if the level is not a whole number from 1 to the highest.
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

/** Whether factor steps do not exceed a caster's limit. */
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
 * Returns the highest spell level that a caster can cast, from 1 to 8.
 *
 * @throws RangeError if the level is not a whole number from 1 to the highest.
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
 * Returns the number of spells that a caster of one school knows.
 *
 * @throws RangeError if the level is not a whole number from 1 to the highest.
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
 * Returns the motes that a caster has, before the Intelligence bonus.
 *
 * @throws RangeError if the level is not a whole number from 1 to the highest.
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
