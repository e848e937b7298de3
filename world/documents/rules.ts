import type {PressDocument} from '../../plugins/documents/model/pressDocument';
import {book, listPages} from './rows';

/** The rulebooks, and the game master's screen. */
export const handbooks: readonly PressDocument[] = [
  book('/character-creation/handbook.pdf', 'handbook', {
    titles: {
      title: 'Character Handbook',
      subject:
        'Everything that a player needs to make a character: stats, classes, hit points, skills, and weapons.',
    },
    chapters: [
      {
        page: 'character-handbook/index',
        title: 'Ten Steps',
        without: ['a-sheet-for-a-message'],
      },
      ...listPages('character-handbook', [
        'character-creation-guide',
        'class-and-multi-class',
        'stats-and-benchmarks',
        'stat-mod-chart',
        'hit-points',
        'proficiency-point-explanation',
        'description-of-proficiencies',
        'generic-skill-templates',
        'weapon-groups',
        'weapon-proficiencies',
      ]),
    ],
  }),
  book('/character-creation/handbook-of-classes.pdf', 'handbook', {
    titles: {
      title: 'Handbook of Classes',
      subject:
        'What each class can do and is owed from level 1 to 20, and how a character comes from one level to the next.',
    },
    chapters: listPages('character-handbook', [
      'class-abilities',
      'class-benefits',
      'character-level-explanation',
      'xp-master',
    ]),
  }),
  book('/game-mechanics/combat/combat-and-tactics.pdf', 'combat', {
    titles: {
      title: 'Combat and Tactics',
      subject:
        'The round and its action points, defense, saves, styles of the hand, and the people who owe you a favor.',
    },
    chapters: [
      {
        page: 'combat-and-tactics/index',
        title: 'The Round',
        without: ['the-pages-in-order'],
      },
      ...listPages('combat-and-tactics', [
        'combat-parameters',
        'action-points',
        'armor-and-defense',
        'attacks-per-round',
        'bab-table',
        'hth-combat-styles',
        'saving-throws',
        'siege',
        'contacts-and-enemies',
      ]),
    ],
  }),
  {
    file: '/game-mechanics/combat/gm-screen.pdf',
    series: 'combat',
    chapters: [{page: 'library/gm-screen'}],
    layout: 'screen',
  },
];
