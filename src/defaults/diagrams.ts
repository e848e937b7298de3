import type {World} from '../site/world';

/** Of a world without drawings of its tables. */
export const diagrams: World['diagrams'] = {};
