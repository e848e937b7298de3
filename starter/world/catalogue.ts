import type {CatalogueTable} from '../src/features/spells/lib/catalogueTable';

/** The catalogue of a world without spells. */
export const elements: CatalogueTable['elements'] = [];
/** The color of elements that the world does not define. */
export const otherElementColor: CatalogueTable['otherElementColor'] = 'gray';
/** No spheres, so that records need none. */
export const spheres: CatalogueTable['spheres'] = [];
/** No schools, so that the catalogue is empty. */
export const schools: CatalogueTable['schools'] = [];
/** No classes, peoples or guilds that hold powers. */
export const holders: CatalogueTable['holders'] = [];
/** No countable targets. */
export const targets: CatalogueTable['targets'] = {};
/** No folder of spell sheets; its links lead to the home page. */
export const spellSheets: CatalogueTable['spellSheets'] = {
  folder: '',
  page: '/',
  save: '/#',
};
