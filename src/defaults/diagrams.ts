import type {World} from '../site/world';

/** The diagrams of a world without any. */
export const diagrams: World['diagrams'] = {};
