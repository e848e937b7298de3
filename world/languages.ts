import type {World} from '../src/site/world';

/** The languages of the site; the pages in `docs/` are in the first. */
export const languages: World['languages'] = ['en-US'];
