import {language} from '../../../shared/lib/language';

const format = new Intl.NumberFormat(language);

/** Formats a count, independent of the machine's locale: "1,204". */
export function formatCount(count: number): string {
  return format.format(count);
}
