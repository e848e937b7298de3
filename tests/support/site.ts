import {join} from 'node:path';

/** The root of the project. */
export const siteDir = join(__dirname, '../..');

/** The folder of files that readers can download. */
export const staticDir = join(siteDir, 'static');
