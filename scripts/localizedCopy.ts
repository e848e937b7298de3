import {readTranslations} from '../plugins/pages/readTranslations';
import {siteDir} from './siteDir';

/** Where the files of this project are from if it is a copy for another language. */
export const localizedCopy = readTranslations(siteDir);
