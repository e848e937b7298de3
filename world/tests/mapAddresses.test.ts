import {createSlugger} from '@docusaurus/utils';
import type {LineFeature} from '../../src/features/map/lib/feature';
import {loadFeatures, mapPlaces} from './support/atlas';
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
  let addresses: readonly string[] = [];

  beforeAll(async () => {
    pages = await sitePages();
    addresses = pages.map(({address}) => address);
  });

  it('links to the section or row about it', () => {
    const lost = places.filter(({page}) => {
      const [address = '', anchor] = page.split('#');
      const told = pages.find((each) => each.address === address);
      return anchor !== undefined && !(told && hasAnchor(told, anchor));
    });
    expect(lost.map(({id, page}) => `${id}: ${page}`)).toEqual([]);
  });

  it('links to existing pages', () => {
    const rivers = loadFeatures('rivers').lines.filter(
      ({kind}) => kind !== 'stream',
    );
    const named: readonly Pick<LineFeature, 'id' | 'page'>[] = [
      ...places,
      ...loadFeatures('territories').areas,
      ...loadFeatures('roads').lines,
      ...loadFeatures('sea-routes').lines,
      ...loadFeatures('waterways').lines,
      ...rivers,
      ...loadFeatures('ranges').lines,
      ...loadFeatures('seas').points,
      ...loadFeatures('shroud').points,
      ...loadFeatures('campaign-routes').lines,
    ];
    expect(
      named
        .filter(({page}) => !addresses.includes(page.split('#')[0] ?? ''))
        .map(({id, page}) => `${id}: ${page}`),
    ).toEqual([]);
  });
});
