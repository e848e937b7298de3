import {isGerman} from '../../../../shared/lib/languageSigns';
import {english} from './english';
import {german} from './german';
import type {SearchLanguage} from './searchLanguage';

/** How readers of this build search. */
export const searchLanguage: SearchLanguage = isGerman ? german : english;
