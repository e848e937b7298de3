import type {PressDocument} from '../compose/types';
import {book, onePage, pagesOf} from './rows';

const peoples = [
  'arachnahd',
  'avariel',
  'common-human',
  'goblin',
  'gray-elf',
  'half-orc',
  'kadarin-human',
  'lotharan-human',
  'orc',
  'scaloid',
  'sylvan-elf',
] as const;

/** Kinds, Courts, upbringings, and clans that have a document of their own, by their texts. */
const variants = [
  'common-bridge-folk',
  'common-islander',
  'common-port-folk',
  'common-stray',
  'common-strait-hand',
  'half-orc-border-post',
  'half-orc-human-town',
  'half-orc-orcish-hearth',
  'lotharan-colonist',
  'lotharan-hem-settler',
  'lotharan-port',
  'orc-gray-hounds',
  'orc-kite-riders',
  'sylvan-autumn-court',
  'sylvan-spring-court',
  'sylvan-summer-court',
  'sylvan-winter-court',
] as const;

/** The guides to the peoples, and what is common to all. */
export const peopleGuides: readonly PressDocument[] = [
  ...peoples.map((people) =>
    onePage(
      `/Races/${people}.pdf`,
      'peoples',
      `races-and-anthropology/${people}`,
    ),
  ),
  ...variants.map((variant) =>
    onePage(
      `/Races/${variant}.pdf`,
      'peoples',
      `library/variants/${variant}`,
    ),
  ),
  book('/Races/names-and-tongues.pdf', 'peoples', {
    titles: {
      title: 'Names and Tongues',
      subject:
        'A primer for the table: who understands whom, what a tongue costs to learn, and how every people makes its names.',
    },
    chapters: pagesOf('races-and-anthropology', [
      'linguistic-studies',
      'naming-v2',
      'elven-naming',
    ]),
  }),
  book('/Races/choosing-a-people.pdf', 'peoples', {
    titles: {
      title: 'Choosing a People',
      subject:
        'Eleven peoples side by side, the reach of their stats, and people in a hurry to put before them.',
    },
    chapters: [
      {
        page: 'races-and-anthropology/index',
        title: 'Eleven Peoples',
        without: ['studies'],
      },
      {page: 'character-handbook/stats-and-benchmarks'},
      {page: 'character-handbook/generic-skill-templates'},
    ],
  }),
];
