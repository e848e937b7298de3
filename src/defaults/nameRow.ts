import type {World} from '../site/world';

/** A world without a data file of names: those of titles are known. */
export const nameRow: World['nameRow'] = undefined;
