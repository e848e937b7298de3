import {requireWhole} from '../../src/shared/model/requireWhole';
import type {RuleKernel} from './kernel';

/** The result of a roll for a new spell. */
export type Lesson =
  /** The spell at a position in the list of its level, counted from 0. */
  | {readonly kind: 'place'; readonly place: number}
  /** A spell of choice, possibly with an extra one of a lower level. */
  | {readonly kind: 'choice'; readonly hasBonus: boolean};

/** The effort of researching a spell, and the target number of the final roll. */
export type Research = {
  readonly weeks: number;
  readonly marksPerWeek: number;
  readonly marks: number;
  readonly target: number;
};

/**
 * Returns the result of a d20 roll for a new spell.
 *
 * @param roll a whole number from 1 to 20.
 * @throws RangeError for any other roll. Source: Magic Science, "Generating Spell Lists".
 */
export function getLesson(
  {learning}: Pick<RuleKernel, 'learning'>,
  roll: number,
): Lesson {
  requireWhole('roll', roll, [1, 20]);
  return roll < learning.choiceFrom
    ? {kind: 'place', place: Math.floor((roll - 1) / learning.pipsPerSpell)}
    : {kind: 'choice', hasBonus: roll >= learning.bonusFrom};
}

/**
 * Returns the effort of researching a spell: weeks, silver marks, and target number.
 *
 * @param spellLevel a whole number from 1.
 * Source: Magic Science, "Generating Spell Lists".
 */
export function getResearch(
  {research}: Pick<RuleKernel, 'research'>,
  spellLevel: number,
): Research {
  const weeks = research.weeksPerLevel * spellLevel;
  const marksPerWeek = research.marksPerWeek * spellLevel;
  return {
    weeks,
    marksPerWeek,
    marks: weeks * marksPerWeek,
    target: research.targetBase + research.targetPerLevel * spellLevel,
  };
}
