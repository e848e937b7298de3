import type {World} from '../site/world';

/** Of a world without an ornament. */
export const ornament: World['ornament'] = undefined;
