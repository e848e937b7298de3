import {join} from 'node:path';

/** Root of the project. */
export const siteDir = join(__dirname, '../..');

/** Folder of the files that readers can download. */
export const staticDir = join(siteDir, 'static');
