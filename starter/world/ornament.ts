import type {Ornament} from '../src/site/world';

/** The ornament of a world without one. */
export const ornament: Ornament | undefined = undefined;
