import {languages} from './languages';

/** The language of this build; a build in another language replaces this file. */
export const language: string = languages[0];
