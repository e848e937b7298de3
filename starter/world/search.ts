import type {Synonyms} from '../plugins/search/model/concepts';
import type {Kind} from '../src/shared/model/searchRecord';

/** Synonyms for words on pages, by the words that players use. */
export const synonyms: Synonyms = {
  dc: ['target'],
  difficulty: ['target'],
  buy: ['price', 'gear'],
  equipment: ['gear'],
  lake: ['tarn'],
};

/** The kinds of table rows that can be linked, by the prefix of their anchors. */
export const rowKinds: Readonly<Record<string, Kind>> = {gear: 'row'};
