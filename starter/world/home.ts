import type {Home} from '../src/site/world';

export const home: Home = {
  sentence:
    'A small valley to play in, with a map, a page of rules, three spells, and a secret: the beginning of a world of your own.',
  image: {
    src: '/banners/bell.svg',
    alt: 'A bell between two lines of water.',
    width: 320,
    height: 320,
  },
  actions: [
    {label: 'Open the map', to: '/vale/'},
    {label: 'Make a check', to: '/rules/#checks'},
  ],
};

/** Messages of the not-found page, one of which is chosen at random. */
export const notFoundMessages = [
  'No path leads there',
  'The fog came down, and here you are',
] as const;
