/** The sides of the die that is rolled against a target number. */
const FACES = 20;

/**
 * Returns the probability that d20 + bonus reaches a target number. It is from 0.05 to
 * 0.95, because a natural 20 always does, and a natural 1 never.
 *
 * @param target a whole number; the bonus may be negative.
 * Source: Combat and Tactics, "Saving Throws".
 */
export function chanceToReach(target: number, bonus: number): number {
  const faces = FACES - (target - bonus) + 1;
  return Math.min(FACES - 1, Math.max(1, faces)) / FACES;
}
