import type {World} from '../site/world';

/** The synonyms of a world that defines none. */
export const synonyms: World['synonyms'] = {};
/** No kinds of table rows, so that search treats all rows alike. */
export const rowKinds: World['rowKinds'] = {};
