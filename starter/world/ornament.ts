import type {Ornament} from '../src/site/world';

/** This world has no ornament. */
export const ornament: Ornament | undefined = undefined;
