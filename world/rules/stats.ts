import {requireWhole} from '../../src/shared/model/requireWhole';
import type {RuleKernel} from './kernel';

/**
 * Returns the modifier of a stat, −3 to +7.
 *
 * @param stat 1 to 25.
 * @throws RangeError for any other stat.
 * Source: the Stat Mod Chart of the Character Handbook.
 */
export function statModifier(
  {statModifiers}: Pick<RuleKernel, 'statModifiers'>,
  stat: number,
): number {
  const step = statModifiers.find(({upTo}) => stat <= upTo);
  requireWhole('stat', stat, [1, statModifiers.at(-1)?.upTo ?? 0]);
  return step?.modifier ?? 0;
}

/**
 * Returns the distance in feet at which movement in the open is noticed.
 *
 * @param modifier the Perception modifier, −3 to 7.
 * Source: the Stat Mod Chart of the Character Handbook.
 */
export function noticeRange(
  {notice}: Pick<RuleKernel, 'notice'>,
  modifier: number,
): number {
  return notice.base + notice.perModifier * modifier;
}
