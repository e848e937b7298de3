import {createSlugger} from '@docusaurus/utils';
import {mapPlaces} from './support/atlas';
import {sitePages, type SitePage} from '../../plugins/pages/sitePages';

const places = mapPlaces();

/** Whether a page has an anchor, on a heading or a table row. */
function hasAnchor({content}: SitePage, anchor: string): boolean {
  const slugger = createSlugger();
  const headings = [...content.matchAll(/^#{2,4} (?<text>.+)$/gm)];
  const tables = [...content.matchAll(/ anchors="(?<rows>[^"]+)"/g)];
  return (
    headings.some(
      ({groups}) => slugger.slug(groups?.['text'] ?? '') === anchor,
    ) ||
    tables.some(({groups}) => anchor.startsWith(`${groups?.['rows'] ?? ''}-`))
  );
}

describe('a place on the map', () => {
  let pages: readonly SitePage[] = [];

  beforeAll(async () => {
    pages = await sitePages();
  });

  it('links to the section or row about it', () => {
    const lost = places.filter(({page}) => {
      const [address = '', anchor] = page.split('#');
      const told = pages.find((each) => each.address === address);
      return anchor !== undefined && !(told && hasAnchor(told, anchor));
    });
    expect(lost.map(({id, page}) => `${id}: ${page}`)).toEqual([]);
  });
});
