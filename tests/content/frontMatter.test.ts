import {checkFrontMatter} from '../../plugins/front-matter/checkFrontMatter';
import {describeFaults} from '../../plugins/front-matter/describeFaults';
import {sitePages, type SitePage} from '../../scripts/check-page/sitePages';

let pages: readonly SitePage[] = [];

beforeAll(async () => {
  pages = await sitePages();
});

describe('the front matter of every page', () => {
  it('has no fault', () => {
    const faulty = pages
      .map((page) => ({...page, faults: checkFrontMatter(page.frontMatter)}))
      .filter(({faults}) => faults.length > 0);
    expect(faulty.length === 0 ? '' : describeFaults(faulty)).toBe('');
  });
});
