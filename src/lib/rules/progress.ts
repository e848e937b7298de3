import {requireWhole} from './bounds';
import type {ClassGroup, RuleKernel} from './kernel';

type Levels = Pick<RuleKernel, 'levels'>;

/**
 * The experience that reaches a level in all: factor × level × (level − 1).
 *
 * @throws RangeError where the level is not a whole number from 1 to the highest.
 * Source: XP Master of the Character Handbook.
 */
export function experienceFor(
  {levels, experience}: Levels & Pick<RuleKernel, 'experience'>,
  level: number,
): number {
  requireWhole('level', level, [1, levels.highest]);
  return experience.factor * level * (level - 1);
}

/**
 * The hit points of a class group without Constitution: the whole die at level 1, its
 * average up to the last hit die, a fixed number beyond; rounded down.
 *
 * @throws RangeError where the level is not a whole number from 1 to the highest.
 * Source: Hit Points of the Character Handbook.
 */
export function averageHitPoints(
  {levels}: Levels,
  {hitDie, lateHitPoints}: ClassGroup,
  level: number,
): number {
  requireWhole('level', level, [1, levels.highest]);
  const rolled = Math.min(level, levels.lastHitDie) - 1;
  const late = Math.max(0, level - levels.lastHitDie);
  return (
    hitDie + Math.floor((rolled * (hitDie + 1)) / 2) + late * lateHitPoints
  );
}

/**
 * The proficiency points of a character in all.
 *
 * @throws RangeError where the level is not a whole number from 1 to the highest.
 * Source: Proficiency Point Explanation of the Character Handbook.
 */
export function proficiencyPoints(
  {
    levels,
    proficiencyPoints: rule,
  }: Levels & Pick<RuleKernel, 'proficiencyPoints'>,
  {
    level,
    intelligenceModifier,
  }: {readonly level: number; readonly intelligenceModifier: number},
): number {
  requireWhole('level', level, [1, levels.highest]);
  return rule.first + intelligenceModifier + rule.perLevel * (level - 1);
}
