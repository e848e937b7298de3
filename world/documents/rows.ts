import type {
  Chapter,
  PressDocument,
} from '../../plugins/documents/model/pressDocument';

type Titles = Pick<PressDocument, 'title' | 'subject'>;

/** Defines a document made from one page. */
export function onePage(
  file: string,
  series: PressDocument['series'],
  page: string,
): PressDocument {
  return {file, series, chapters: [{page}]};
}

/** Defines a book whose chapters are pages. */
export function book(
  file: string,
  series: PressDocument['series'],
  {titles, chapters}: {titles: Titles; chapters: readonly Chapter[]},
): PressDocument {
  return {file, series, ...titles, chapters};
}

/** Defines chapters from whole pages of an area. */
export function listPages(
  area: string,
  names: readonly string[],
): readonly Chapter[] {
  return names.map((name) => ({page: `${area}/${name}`}));
}
