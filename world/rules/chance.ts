/** The faces of the die of every roll against a number. */
const FACES = 20;

/**
 * The chance that d20 + bonus reaches a number, where a natural 20 always does and a
 * natural 1 never: a share from 0.05 to 0.95.
 *
 * @param target a whole number; the bonus one of any sign.
 * Source: Combat and Tactics, "Saving Throws".
 */
export function chanceToReach(target: number, bonus: number): number {
  const faces = FACES - (target - bonus) + 1;
  return Math.min(FACES - 1, Math.max(1, faces)) / FACES;
}
