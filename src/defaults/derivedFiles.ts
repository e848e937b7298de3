import type {World} from '../site/world';

/** A world in which authors write every file. */
export const derivedFiles: World['derivedFiles'] = [];
