/** A button of the home page. */
export type HomeAction = {readonly label: string; readonly to: string};

/** What the top of the home page shows. */
export type Home = {
  /** What this site is, in one sentence. */
  readonly sentence: string;
  /** Where readers may go at once; the first is the one that most want. */
  readonly actions: readonly HomeAction[];
  /** Path under static/ of a picture behind the title; none where absent. */
  readonly background?: string;
  /** A picture beside the title in the place of the ornament. */
  readonly image?: {readonly src: string; readonly alt: string};
};

export const home: Home = {
  sentence:
    'The rules, the magic, the gods, and the lands of a tabletop world, written to be looked up in the middle of a game.',
  actions: [
    {
      label: 'Make a character',
      to: '/character-handbook/character-creation-guide.html',
    },
    {label: 'Open the almanac', to: '/prime-almanac/'},
  ],
};
