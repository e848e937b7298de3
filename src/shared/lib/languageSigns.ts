import {language} from '@world/language';

/** Whether the texts of this build are in German. */
export const isGerman = new Intl.Locale(language).language === 'de';

const parts = new Intl.NumberFormat(language).formatToParts(12345.6);

function findSign(type: 'decimal' | 'group'): string {
  return parts.find((part) => part.type === type)?.value ?? '';
}

/** The sign between groups of thousands, as a comma in English. */
export const groupSign = findSign('group');

/** The sign before decimals, as a period in English. */
export const decimalSign = findSign('decimal');

/** The letters between the number of dice and that of their sides, as a set of a pattern. */
export const diceLetters = isGerman ? '[DWdw]' : 'd';
