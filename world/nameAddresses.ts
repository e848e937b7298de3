import type {World} from '../src/site/world';

/** By default, the address of a tag or category comes from its name. */
export const nameAddresses: World['nameAddresses'] = {};
