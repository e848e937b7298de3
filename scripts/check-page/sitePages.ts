import {readPages, type AuthoredPage} from '../../plugins/pages/readPages';
import {pageAddress} from '../../src/shared/lib/pageAddress';
import {partFences} from './partFences';
import {siteDir} from '../siteDir';

/** A page of the site with its address and sidebar id. */
export type SitePage = AuthoredPage & {
  readonly area: string;
  /** Its path in the area, without extension. */
  readonly id: string;
  /** Its address. */
  readonly address: string;
  /** The text without front matter and code. */
  readonly body: string;
};

function withoutCode(body: string): string {
  return partFences(body).prose.replaceAll(/`[^`\n]+`/g, '');
}

/** Adds to a page what its path says: its area, its id and its address. */
export function toSitePage(page: AuthoredPage): SitePage {
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

/** Reads all pages of the site. */
export async function sitePages(): Promise<readonly SitePage[]> {
  return (await readPages(siteDir)).map(toSitePage);
}
