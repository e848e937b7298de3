import type {Home} from '../src/site/world';

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

/** Messages of the not-found page, one of which is chosen at random. */
export const notFoundMessages = [
  "There's nothing here",
  'How did we get here?',
  "That's a Four-Oh-Four",
  "Looks like we've got some broken links",
] as const;
