import type {World} from '../src/site/world';

/** Synonyms for words on pages, by the words that players use. */
export const synonyms: World['synonyms'] = {
  dc: ['target'],
  difficulty: ['target'],
  buy: ['price', 'gear'],
  equipment: ['gear'],
  lake: ['tarn'],
};

/** The kinds of table rows that can be linked, by the prefix of their anchors. */
export const rowKinds: World['rowKinds'] = {gear: 'row', town: 'place'};
