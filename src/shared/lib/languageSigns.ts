import {language} from '../../../world/language';
import {createLazy} from './createLazy';

/** Whether the texts of this build are in German. */
export const isGerman = new Intl.Locale(language).language === 'de';

const getParts = createLazy(() =>
  new Intl.NumberFormat(language).formatToParts(12345.6),
);

function findSign(type: 'decimal' | 'group'): string {
  return getParts().find((part) => part.type === type)?.value ?? '';
}

/** Returns the sign between groups of thousands, as a comma in English. */
export const getGroupSign = createLazy(() => findSign('group'));

/** Returns the sign before decimals, as a period in English. */
export const getDecimalSign = createLazy(() => findSign('decimal'));

/** The letters between the number of dice and that of their sides, as a set of a pattern. */
export const diceLetters = isGerman ? '[DWdw]' : 'd';
