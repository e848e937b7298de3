/** Input events by which readers take over scrolling. */
export const ownMoves = [
  'wheel',
  'touchstart',
  'pointerdown',
  'keydown',
] as const;
