import {language} from '@world/language';

const format = new Intl.DateTimeFormat(language, {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Formats a date, independent of the machine's locale: "March 9, 2026". */
export function formatDay(date: string): string {
  return format.format(new Date(date));
}
