import {requireWhole} from '../../src/shared/lib/requireWhole';
import type {RuleKernel} from './kernel';

/**
 * The modifier of a stat, −3 to +7.
 *
 * @param stat 1 to 25.
 * @throws RangeError outside that.
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
 * The distance at which something stirring in the open is noticed, in feet.
 *
 * @param modifier that of Perception, −3 to 7.
 * Source: the Stat Mod Chart of the Character Handbook.
 */
export function noticeRange(
  {notice}: Pick<RuleKernel, 'notice'>,
  modifier: number,
): number {
  return notice.base + notice.perModifier * modifier;
}
