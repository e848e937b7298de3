import {findAddress} from './findAddress';
import {partFences} from './partFences';
import {readPages, type AuthoredPage} from './readPages';

/** A page of the site with its address and sidebar id. */
export type SitePage = AuthoredPage & {
  readonly area: string;
  /** Its path in the area, without extension. */
  readonly id: string;
  readonly address: string;
  /** The text without front matter or code. */
  readonly body: string;
};

function withoutCode(body: string): string {
  return partFences(body).prose.replaceAll(/`[^`\n]+`/g, '');
}

/** Adds to a page the data from its path: its area, its id, and its address. */
function toSitePage(page: AuthoredPage): SitePage {
  const [, area = '', ...steps] = page.path.split('/');
  return {
    ...page,
    area,
    id: steps.join('/').replace(/\.mdx?$/, ''),
    address: findAddress(page),
    body: withoutCode(page.body),
  };
}

/** Reads all pages of the site, in the working folder by default. */
export async function sitePages(
  siteDir = process.cwd(),
): Promise<readonly SitePage[]> {
  return (await readPages(siteDir)).map(toSitePage);
}
