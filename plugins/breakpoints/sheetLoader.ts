import {replaceInSheet} from './replaceCustomMedia';

/** Gives the text of a lazy sheet, with breakpoints in the place of their names. */
export default function sheetLoader(source: string): string {
  return replaceInSheet(source);
}
