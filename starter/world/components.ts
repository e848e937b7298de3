import type {World} from '../src/site/world';

/** The components of a world without its own. */
export const components: World['components'] = {};
