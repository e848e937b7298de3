import {requireWhole} from '../../src/shared/lib/requireWhole';
import type {RuleKernel} from './kernel';

/** What a roll for a spell brings. */
export type Lesson =
  /** The spell of that place in the list of its level, counted from 0. */
  | {readonly kind: 'place'; readonly place: number}
  /** One of your choice, and perhaps one of a lower level as well. */
  | {readonly kind: 'choice'; readonly hasBonus: boolean};

/** What research of a spell takes, and what the roll at its end must reach. */
export type Research = {
  readonly weeks: number;
  readonly marksPerWeek: number;
  readonly marks: number;
  readonly target: number;
};

/**
 * What a d20 teaches of the spells of a level.
 *
 * @param roll a whole number from 1 to 20.
 * @throws RangeError outside that.
 * Source: Magic Science, "Generating Spell Lists".
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
 * What research of a spell takes: weeks, marks of silver, and the target of the roll.
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
