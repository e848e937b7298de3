import {replaceInSheet} from './replaceCustomMedia';

/** Returns the text of a lazy style sheet with custom media replaced. */
export default function sheetLoader(source: string): string {
  return replaceInSheet(source);
}
