import {seededDice} from '../../src/shared/lib/seededDice';

/** What a maintainer does in a clone in a day. */
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

/** One step of a walk. */
export type Step = {
  readonly action: Action;
  /** After how many milliseconds a command is killed that does not reach its end. */
  readonly killAfter: number;
};

/** The longest that a command runs before it is killed, in milliseconds. */
const LONGEST = 15_000;

/** Chooses steps by chance; the same seed gives the same steps. */
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
