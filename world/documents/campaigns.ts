import type {PressDocument} from '../../plugins/documents/model/pressDocument';
import {book, onePage} from './rows';

/** Makes a document of a campaign’s papers alone, to print and cut apart. */
function handouts(
  campaign: string,
  {page, title, subject}: {page: string; title: string; subject: string},
): PressDocument {
  return book(`/campaigns/${campaign}/handouts.pdf`, 'campaigns', {
    titles: {title, subject},
    chapters: [{page, only: ['the-papers']}],
  });
}

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
      {
        page: 'return-of-the-gatewatcher/maps',
        title: 'The Nine Gates',
        // Plans are for screens; the plan of the city is in the book of the League.
        without: ['long-bridge'],
      },
      {page: 'return-of-the-gatewatcher/game-story', title: 'The Log So Far'},
      {
        page: 'return-of-the-gatewatcher/session-images',
        title: 'Plates',
        only: ['opening', 'painted-scenes'],
      },
      {
        page: 'return-of-the-gatewatcher/handouts',
        only: ['the-papers'],
      },
    ],
  }),
  handouts('return-of-the-gatewatcher', {
    page: 'return-of-the-gatewatcher/handouts',
    title: 'Handouts of the Gate Watcher',
    subject:
      'Twelve papers, rubbings, and things to print, cut apart, and hand across the table.',
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
        {
          page: 'campaign-reference/shroud-of-the-empire/handouts',
          only: ['the-papers'],
        },
      ],
    }),
    arms: '/world-info/arms/torosia.svg',
  },
  handouts('shroud-of-the-empire', {
    page: 'campaign-reference/shroud-of-the-empire/handouts',
    title: 'Handouts of the Shroud',
    subject:
      'Eight papers from Toros to print, cut apart, and hand across the table.',
  }),
  {
    file: '/campaigns/how-we-play.pdf',
    series: 'campaigns',
    // A document cannot know which sessions its readers have played.
    chapters: [
      {page: 'campaign-reference/index', without: ['where-each-stands']},
    ],
  },
];
