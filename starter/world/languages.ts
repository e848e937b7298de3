import type {World} from '../src/site/world';

/** The languages of the site; translations into the others are in `i18n/`. */
export const languages: World['languages'] = ['en-US', 'de'];
