import type {World} from '@site/src/site/world';

/** Synonyms for words on pages, by the words that players use. */
export const synonyms: World['synonyms'] = {
  sg: ['Zielwert'],
  schwierigkeit: ['Zielwert'],
  kaufen: ['Preis', 'Ausrüstung'],
  inventar: ['Ausrüstung'],
  see: ['Tarn'],
};

/** The kinds of table rows that can be linked, by the prefix of their anchors. */
export const rowKinds: World['rowKinds'] = {gear: 'row', town: 'place'};
