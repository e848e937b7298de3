import type {AuthoredPage} from '../../plugins/pages/readPages';
import type {WrittenPage} from './report';

/** Extracts what the report needs of a page. */
export function describePage({
  path,
  body,
  frontMatter: {tag},
}: Pick<AuthoredPage, 'path' | 'body' | 'frontMatter'>): WrittenPage {
  return {
    page: path.replace(/^docs\/|\.mdx?$/g, ''),
    markdown: body,
    tags: Array.isArray(tag) ? tag.map(String) : [],
  };
}
