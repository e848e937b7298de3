import type {World} from '@site/src/site/world';

/** The addresses of tags and categories, which are the same in all languages. */
export const nameAddresses: World['nameAddresses'] = {
  Einstieg: 'guide',
  Ort: 'place',
  Orte: 'places',
  Regeln: 'rules',
};
