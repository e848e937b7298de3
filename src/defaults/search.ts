import type {World} from '../site/world';

/** The synonyms of a world that defines none. */
export const synonyms: World['synonyms'] = {};
export const rowKinds: World['rowKinds'] = {};
