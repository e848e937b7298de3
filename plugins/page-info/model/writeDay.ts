import {language} from '../../../src/shared/model/language';
import {createLazy} from '../../../src/shared/model/createLazy';

const getFormat = createLazy(
  () =>
    new Intl.DateTimeFormat(language, {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    }),
);

/**
 * A date and its text. Browsers take milliseconds to create a date format, so the build formats it.
 */
export type WrittenDay = {
  /** A date or a time in ISO 8601. */
  readonly date: string;
  /** The date as readers see it: "March 9, 2026". */
  readonly text: string;
};

/** Formats a date, or a time in ISO 8601, independently of the machine's locale. */
export function writeDay(date: string): WrittenDay {
  return {date, text: getFormat().format(new Date(date))};
}
