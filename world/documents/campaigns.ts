import type {PressDocument} from '../../src/features/documents/lib/pressDocument';
import {book, onePage} from './rows';

/** The players' companions to the campaigns. */
export const campaignBooks: readonly PressDocument[] = [
  book('/campaigns/return-of-the-gatewatcher/companion.pdf', 'campaigns', {
    titles: {
      title: 'Return of the Gate Watcher',
      subject:
        'The companion of the Latchkeepers: the premise, the cast, the rules of the road, and the log so far.',
    },
    chapters: [
      {
        page: 'campaign-reference/return-of-the-gatewatcher/index',
        title: 'The Premise',
        without: ['where-to-read-on'],
      },
      {page: 'return-of-the-gatewatcher/characters'},
      {page: 'return-of-the-gatewatcher/mechanics'},
      {page: 'return-of-the-gatewatcher/world-info'},
      {page: 'return-of-the-gatewatcher/maps', title: 'The Nine Gates'},
      {page: 'return-of-the-gatewatcher/game-story', title: 'The Log So Far'},
      {
        page: 'return-of-the-gatewatcher/session-images',
        title: 'Plates',
        only: ['opening', 'painted-scenes'],
      },
      {
        page: 'return-of-the-gatewatcher/maps-and-visuals',
        title: 'Handouts',
        only: ['the-handouts'],
        headless: true,
      },
    ],
  }),
  onePage(
    '/campaigns/return-of-the-gatewatcher/chronicle.pdf',
    'campaigns',
    'return-of-the-gatewatcher/game-story',
  ),
  {
    ...book('/campaigns/shroud-of-the-empire/companion.pdf', 'campaigns', {
      titles: {
        title: 'Shroud of the Empire',
        subject:
          'The companion of the Lamplighters: rules inside the smoke, the seven wards, and the people in them.',
      },
      chapters: [
        {
          page: 'campaign-reference/shroud-of-the-empire/index',
          title: 'Inside the Smoke',
        },
        {page: 'campaign-reference/shroud-of-the-empire/characters'},
        {
          page: 'campaign-reference/shroud-of-the-empire/session-images',
          title: 'Plates',
          only: ['opening', 'painted-scenes'],
        },
      ],
    }),
    arms: '/world-info/arms/torosia.svg',
  },
  onePage(
    '/campaigns/how-we-play.pdf',
    'campaigns',
    'campaign-reference/index',
  ),
];
