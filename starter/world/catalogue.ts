import type {CatalogueTable} from '../plugins/spells/model/catalogueTable';

/** The elements in a ring, each opposite its counterpart. */
export const elements = [
  {name: 'Water', color: 'teal'},
  {name: 'Fire', color: 'orange'},
] as const satisfies CatalogueTable['elements'];

/** The color of spells without an element. */
export const otherElementColor: CatalogueTable['otherElementColor'] = 'gray';

export const spheres = [
  {name: 'Tarn', color: 'teal', element: 'Water'},
  {name: 'Fog', color: 'gray'},
] as const satisfies CatalogueTable['spheres'];

/** The schools in display order. */
export const schools = [
  {id: 'bell-lore', name: 'Bell-lore', elements: ['Water']},
] as const satisfies CatalogueTable['schools'];

/** Whoever can have a power by class, by birth, or by oath. */
export const holders = ['Ferry Hand'] as const;

/** The units in which spells count their targets, with their plurals. */
export const targets = {
  creature: 'creatures',
  boat: 'boats',
} as const satisfies CatalogueTable['targets'];

/** The CSV files of spells and powers, and the pages that show them. */
export const spellSheets = {
  folder: 'rules/spells',
  page: '/rules/spells.html',
  save: '/rules/#',
} as const satisfies CatalogueTable['spellSheets'];
