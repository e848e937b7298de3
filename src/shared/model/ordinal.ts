import {language} from './language';
import {createLazy} from './createLazy';

const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);

const getRules = createLazy(
  () => new Intl.PluralRules(language, {type: 'ordinal'}),
);

/** Formats an ordinal number: 1st, 2nd, 3rd, 4th, 11th, 12th, 13th, 21st. */
export function ordinal(place: number): string {
  return `${place}${ENDINGS.get(getRules().select(place)) ?? 'th'}`;
}
