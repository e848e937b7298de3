import {language} from '@world/language';
import {createLazy} from '../../../shared/lib/createLazy';

const getFormat = createLazy(
  () =>
    new Intl.DateTimeFormat(language, {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    }),
);

/** Formats a date, independent of the machine's locale: "March 9, 2026". */
export function formatDay(date: string): string {
  return getFormat().format(new Date(date));
}
