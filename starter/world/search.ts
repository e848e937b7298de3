import type {World} from '../src/site/world';

/** The words that pages use, by those that players ask with. */
export const synonyms: World['synonyms'] = {
  dc: ['target'],
  difficulty: ['target'],
  buy: ['price', 'gear'],
  equipment: ['gear'],
  lake: ['tarn'],
};

/** What the rows of tables are, by the word that their addresses begin with. */
export const rowKinds: World['rowKinds'] = {gear: 'row', town: 'place'};
