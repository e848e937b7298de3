import type {World} from '../src/site/world';

/** A world without a data file of names: those of titles are known. */
export const nameRow: World['nameRow'] = undefined;
