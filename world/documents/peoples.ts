import type {PressDocument} from '../../plugins/documents/model/pressDocument';
import {book, onePage, listPages} from './rows';

/** The names that files use for the peoples. */
export const peoples = [
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

/** Kinds, Courts, upbringings, and clans that have their own document, by people. */
const variants = {
  'common-human': [
    'common-bridge-folk',
    'common-islander',
    'common-port-folk',
    'common-stray',
    'common-strait-hand',
  ],
  'half-orc': [
    'half-orc-border-post',
    'half-orc-human-town',
    'half-orc-orcish-hearth',
  ],
  'lotharan-human': [
    'lotharan-colonist',
    'lotharan-hem-settler',
    'lotharan-port',
  ],
  orc: ['orc-gray-hounds', 'orc-kite-riders'],
  'sylvan-elf': [
    'sylvan-autumn-court',
    'sylvan-spring-court',
    'sylvan-summer-court',
    'sylvan-winter-court',
  ],
} as const satisfies Partial<
  Record<(typeof peoples)[number], readonly string[]>
>;

/** Defines a guide with the arms of a people. */
function guide(people: string, name: string, page: string): PressDocument {
  return {
    ...onePage(`/Races/${name}.pdf`, 'peoples', page),
    arms: `/world-info/peoples/arms/${people}.svg`,
  };
}

/** The guides to each people, and to all of them. */
export const peopleGuides: readonly PressDocument[] = [
  ...peoples.map((people) =>
    guide(people, people, `races-and-anthropology/${people}`),
  ),
  ...Object.entries(variants).flatMap(([people, names]) =>
    names.map((name) => guide(people, name, `library/variants/${name}`)),
  ),
  book('/Races/names-and-tongues.pdf', 'peoples', {
    titles: {
      title: 'Names and Tongues',
      subject:
        'A primer for the table: who understands whom, what a tongue costs to learn, and how every people makes its names.',
    },
    chapters: listPages('races-and-anthropology', [
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
