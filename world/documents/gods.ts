import type {PressDocument} from '../../plugins/documents/model/pressDocument';
import {book, listPages} from './rows';

/** The heads of the nine Houses, by their anchors. */
export const houses = [
  'aurel',
  'ysmere',
  'orun',
  'lirien',
  'tavar',
  'nyss',
  'morrow',
  'haskeld',
  'verdane',
] as const;

/** The book of the Houses, the book of the planes, and a booklet on each House. */
export const godBooks: readonly PressDocument[] = [
  book('/divine-houses/divine-houses.pdf', 'gods', {
    titles: {
      title: 'The Nine Houses',
      subject:
        'Nine Houses, their gods, spheres, priests, and temples, and how the dead are turned.',
    },
    chapters: [
      {
        page: 'deities-and-cosmology/index',
        title: 'Belief Day by Day',
        without: ['the-pages-in-order'],
      },
      ...listPages('deities-and-cosmology', [
        'divine-houses-overview',
        'god-power-and-spell-spheres',
        'priest-spell-lists',
        'turning-undead',
      ]),
    ],
  }),
  book('/dimensional-info/planes.pdf', 'gods', {
    titles: {
      title: 'Planes and Limbo',
      subject:
        'Nine planes, their skies and their ways back, and the gray between that has no distance.',
    },
    chapters: listPages('deities-and-cosmology', ['planes', 'limbo']),
  }),
  ...houses.map((house): PressDocument => ({
    file: `/divine-houses/house-of-${house}.pdf`,
    series: 'gods',
    arms: `/divine-houses/arms/${house}.svg`,
    title: `House of ${house.charAt(0).toUpperCase()}${house.slice(1)}`,
    chapters: [
      {page: `library/houses/${house}`, without: ['spells-of-the-house']},
      {
        page: 'deities-and-cosmology/divine-houses-overview',
        only: [house],
        headless: true,
      },
      {page: `library/houses/${house}`, only: ['spells-of-the-house']},
    ],
    layout: 'spells',
  })),
];
