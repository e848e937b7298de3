import type {
  Chapter,
  PressDocument,
} from '../../src/features/documents/lib/pressDocument';

type Titles = Pick<PressDocument, 'title' | 'subject'>;

/** A document that is one page of the site. */
export function onePage(
  file: string,
  series: PressDocument['series'],
  page: string,
): PressDocument {
  return {file, series, chapters: [{page}]};
}

/** A document of many pages, each of them a chapter. */
export function book(
  file: string,
  series: PressDocument['series'],
  {titles, chapters}: {titles: Titles; chapters: readonly Chapter[]},
): PressDocument {
  return {file, series, ...titles, chapters};
}

/** Whole pages of one area as chapters. */
export function listPages(
  area: string,
  names: readonly string[],
): readonly Chapter[] {
  return names.map((name) => ({page: `${area}/${name}`}));
}
