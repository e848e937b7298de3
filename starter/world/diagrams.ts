import type {World} from '../src/site/world';

/** The diagrams of a world without any. */
export const diagrams: World['diagrams'] = {};
