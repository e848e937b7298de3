import type {World} from '../site/world';

/** Of a world without components of its own. */
export const components: World['components'] = {};
