import type {World} from '../src/site/world';

/** The row of a name that only one page mentions. */
export const nameRow: World['nameRow'] = {
  row: 'static/world-info/named-in-passing.csv',
  cells: {Name: '{name}', 'Who or what': '{who}', Page: '{address}'},
  sortedBy: ['Name'],
};
