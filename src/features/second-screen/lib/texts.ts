/** What the window says; its page has no framework that could translate. */
export const texts = {
  waiting: 'Waiting for something to show',
  unsupported:
    'This window cannot be told what to show: the browser blocks cookies for this site, or is too old. Allow them, and open it again.',
  damaged: 'Something arrived that could not be read, and was left out.',
  failed: 'The picture could not be had.',
  order: 'The order',
  round: (round: number): string => `Round ${round}`,
  acting: 'acts now',
  side: {heroes: 'Hero', foes: 'Foe'},
  fallen: {down: 'down', dead: 'dead'},
  nobody: 'Nobody has rolled yet.',
};
