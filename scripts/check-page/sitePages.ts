import {readPages, type AuthoredPage} from '../../plugins/pages/readPages';
import {pageAddress} from '../../src/shared/lib/pageAddress';
import {partFences} from './partFences';
import {siteDir} from '../siteDir';

/** A page of the site, with where readers and the sidebar find it. */
export type SitePage = AuthoredPage & {
  readonly area: string;
  /** Path in the area, without an extension. */
  readonly id: string;
  /** Path of the page on the site. */
  readonly address: string;
  /** Text without front matter and without code. */
  readonly body: string;
};

function withoutCode(body: string): string {
  return partFences(body).prose.replaceAll(/`[^`\n]+`/g, '');
}

function sitePage(page: AuthoredPage): SitePage {
  const [, area = '', ...steps] = page.path.split('/');
  const pathInArea = steps.join('/');
  return {
    ...page,
    area,
    id: pathInArea.replace(/\.mdx?$/, ''),
    address: `/${area}${pageAddress(pathInArea)}`,
    body: withoutCode(page.body),
  };
}

/** Reads every page of the site. */
export async function sitePages(): Promise<readonly SitePage[]> {
  return (await readPages(siteDir)).map(sitePage);
}

/** Finds a pattern in pages and returns `path: match`. */
export function occurrences(
  pages: readonly SitePage[],
  pattern: RegExp,
): readonly string[] {
  return pages.flatMap(({path, body}) =>
    [...body.matchAll(pattern)].map(([found]) => `${path}: ${found}`),
  );
}
