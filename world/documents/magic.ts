import type {PressDocument} from '../../plugins/documents/model/pressDocument';
import {book, listPages} from './rows';

/** The four schools and the powers, as pairs of the id of the text and the name of the list. */
const spellTexts = [
  ['dim-magika', 'Dim Magika'],
  ['ecolu-ahn-mogrus', 'Ecolu Ahn Mogrus'],
  ['ecolu-ahn-mutus', 'Ecolu Ahn Mutus'],
  ['ecolu-atus-ahn-agmus', 'Ecolu Atus Ahn Agmus'],
  ['powers', 'Powers'],
] as const;

/** The book of magic, and spells as books and cards. */
export const magicBooks: readonly PressDocument[] = [
  book('/game-mechanics/wizardly-magic/magic-science.pdf', 'magic', {
    titles: {
      title: 'Magic Science',
      subject:
        'What mana is, what it costs, how it is shaped and strengthened, and who has tried to explain it.',
    },
    chapters: [
      {
        page: 'magic-science/index',
        title: 'Mana and the Wheel',
        without: ['reading-order', 'all-spells-and-powers'],
      },
      ...listPages('magic-science', [
        'magic-theory',
        'mana-classification',
        'spell-factors',
        'spell-strength',
        'generating-spell-lists',
        'healing',
        'magika-goblin',
        'guild-of-emerald-sky',
        'storm-mage',
      ]),
    ],
  }),
  ...spellTexts.flatMap(([name, label]): readonly PressDocument[] => [
    {
      file: `/game-mechanics/wizardly-magic/spell-book-${name}.pdf`,
      series: 'magic',
      title: `Spell Book: ${label}`,
      chapters: [{page: `library/spells/${name}`}],
      layout: 'spells',
    },
    {
      file: `/game-mechanics/wizardly-magic/spell-cards-${name}.pdf`,
      series: 'magic',
      title: `Spell Cards: ${label}`,
      chapters: [{page: `library/spells/${name}`}],
      layout: 'cards',
    },
  ]),
];
