import type {NewRow} from '../src/site/newKinds';

/** The row of a name that only one page mentions. */
export const nameRow: NewRow | undefined = {
  row: 'static/world-info/named-in-passing.csv',
  cells: {Name: '{name}', 'Who or what': '{who}', Page: '{address}'},
  sortedBy: ['Name'],
};
