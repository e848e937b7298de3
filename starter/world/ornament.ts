import type {World} from '../src/site/world';

/** The ornament of a world without one. */
export const ornament: World['ornament'] = undefined;
