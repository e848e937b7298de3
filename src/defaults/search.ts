import type {World} from '../site/world';

/** Of a world whose players ask with the words of its pages. */
export const synonyms: World['synonyms'] = {};
export const rowKinds: World['rowKinds'] = {};
