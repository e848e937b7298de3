import type {SearchRecord} from '../../src/shared/lib/searchRecord';

/** Something that can be found, a page where nothing else is said. */
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
