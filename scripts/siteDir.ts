import {join} from 'node:path';

/** Root of the project. */
export const siteDir = join(__dirname, '..');
