/** Where the ground lies on the sheet of the Underworld, and the deepest measured place, in units. */
const [GROUND, FLOOR] = [150, 900] as const;

/** Feet below ground of the deepest measured place. */
const DEEPEST = 7000;

/** Feet below ground of a height on the sheet; less than none above it. */
export function getDepth(y: number): number {
  return ((y - GROUND) / (FLOOR - GROUND)) * DEEPEST;
}

/** Where a depth in feet lies on the sheet. */
export function getHeight(feet: number): number {
  return GROUND + (feet / DEEPEST) * (FLOOR - GROUND);
}
