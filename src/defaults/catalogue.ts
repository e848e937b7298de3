import type {CatalogueTable} from '../site/world';

/** The catalogue of a world without spells. */
export const elements: CatalogueTable['elements'] = [];
export const otherElementColor: CatalogueTable['otherElementColor'] = 'gray';
export const spheres: CatalogueTable['spheres'] = [];
export const schools: CatalogueTable['schools'] = [];
export const holders: CatalogueTable['holders'] = [];
export const targets: CatalogueTable['targets'] = {};
export const spellSheets: CatalogueTable['spellSheets'] = {
  folder: '',
  page: '/',
  save: '/#',
};
