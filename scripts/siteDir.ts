import {join} from 'node:path';

/** The root of the project. */
export const siteDir = join(__dirname, '..');
