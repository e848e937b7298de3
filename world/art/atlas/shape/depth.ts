/** The vertical positions of the surface and of the deepest measured place, in units. */
const [GROUND, FLOOR] = [150, 900] as const;

/** Depth of the deepest measured place, in feet. */
const DEEPEST = 7000;

/** Converts a vertical position to a depth in feet; negative above ground. */
export function getDepth(y: number): number {
  return ((y - GROUND) / (FLOOR - GROUND)) * DEEPEST;
}

/** Converts a depth in feet to a vertical position. */
export function getHeight(feet: number): number {
  return GROUND + (feet / DEEPEST) * (FLOOR - GROUND);
}
