import {isGerman} from '../../../shared/lib/languageSigns';
import {english} from './languages/english';
import {german} from './languages/german';

/** What the window says; its page has no framework that could translate. */
export const texts = isGerman ? german : english;
