import {seededDice} from '../../src/shared/lib/seededDice';

/** The actions of a maintainer in a clone. */
export const actions = [
  'build',
  'build, killed',
  'start',
  'start, killed',
  'start, and a build beside it',
  'check',
  'lock add',
  'lock revoke',
  'lock seal',
  'lock seal, killed',
  'a page written',
  'a page removed',
  'a plugin changed',
  'a file of the cache cut short',
] as const;

export type Action = (typeof actions)[number];

/** A step of a random walk. */
export type Step = {
  readonly action: Action;
  /** The delay in milliseconds after which a command is killed. */
  readonly killAfter: number;
};

/** The longest such delay, in milliseconds. */
const LONGEST = 15_000;

/** Chooses random steps; the same seed gives the same steps. */
export function chooseSteps(
  count: number,
  seed: string,
  from: readonly Action[] = actions,
): readonly Step[] {
  const roll = seededDice(seed);
  return Array.from({length: count}, () => ({
    action: from[roll(from.length) - 1] ?? 'build',
    killAfter: roll(LONGEST),
  }));
}
