import type {SearchRecord} from '../../src/shared/model/searchRecord';

/** Creates a search record, of a page by default. */
export function searchRecord(
  title: string,
  rest: Partial<SearchRecord> = {},
): SearchRecord {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return {
    kind: 'page',
    title,
    to: `/area/${slug}.html`,
    within: 'Area',
    text: '',
    ...rest,
  };
}
