import type {World} from '../src/site/world';

/** A world in which authors write every file. */
export const derivedFiles: World['derivedFiles'] = [];
