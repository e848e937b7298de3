import {requireWhole} from '../../src/shared/model/requireWhole';
import type {RuleKernel} from './kernel';

type Levels = Pick<RuleKernel, 'levels'>;

/**
 * Returns the total experience for a level: factor × level × (level − 1).
 *
 * @throws RangeError if the level is not a whole number from 1 to the highest.
 * Source: XP Master of the Character Handbook.
 */
export function getExperience(
  {levels, experience}: Levels & Pick<RuleKernel, 'experience'>,
  level: number,
): number {
  requireWhole('level', level, [1, levels.highest]);
  return experience.factor * level * (level - 1);
}

/**
 * Returns the total proficiency points of a character.
 *
 * @throws RangeError if the level is not a whole number from 1 to the highest.
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

/**
 * Returns the experience for a foe: 50 × rank × (rank + 1), or none if the character's level is at
 * least 5 higher.
 *
 * @throws RangeError if rank or level is not a positive whole number. Source: XP Master of the
 * Character Handbook.
 */
export function foeExperience(
  {experience}: Pick<RuleKernel, 'experience'>,
  {rank, level}: {readonly rank: number; readonly level: number},
): number {
  requireWhole('rank', rank, [1, Infinity]);
  requireWhole('level', level, [1, Infinity]);
  return level - rank >= experience.ranksBelowWorthNothing
    ? 0
    : experience.perFoe * rank * (rank + 1);
}

export type Company = {readonly characters: number; readonly followers: number};

/**
 * Returns a share of experience, rounded down: a full share for each character, and half a share
 * for each follower.
 *
 * @throws RangeError if there is no character, or a number is not whole.
 * Source: XP Master of the Character Handbook.
 */
export function splitExperience(
  {experience}: Pick<RuleKernel, 'experience'>,
  total: number,
  {characters, followers}: Company,
): number {
  requireWhole('characters', characters, [1, Infinity]);
  requireWhole('followers', followers, [0, Infinity]);
  return Math.floor(
    total / (characters + followers / experience.followersPerShare),
  );
}

/**
 * Returns the level for an amount of experience, regardless of training.
 *
 * Source: XP Master of the Character Handbook.
 */
export function levelReached(
  rules: Levels & Pick<RuleKernel, 'experience'>,
  experience: number,
): number {
  let level = 1;
  while (
    level < rules.levels.highest &&
    experience >= getExperience(rules, level + 1)
  ) {
    level += 1;
  }
  return level;
}
