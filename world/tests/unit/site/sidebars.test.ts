import {existsSync} from 'node:fs';
import {join} from 'node:path';
import sidebars from '../../../../sidebars';
import {listEntryPages} from '../../../../src/features/navigation/lib/sidebar';
import {contentAreas} from '../../../../src/site/contentAreas';
import {siteDir} from '../../../../tests/support/site';
import {specifiedSidebars} from '../../support/specifiedSidebars';

describe('the declared order of pages (S1)', () => {
  it('is given for every area, and for no other', () => {
    expect(Object.keys(sidebars).toSorted()).toEqual(
      contentAreas.map(({id}) => id).toSorted(),
    );
  });

  it.each(contentAreas)('of $id is that in the specification', ({id}) => {
    expect(sidebars[id]).toEqual(specifiedSidebars[id]);
  });

  it.each(contentAreas)('of $id names each page once', ({id}) => {
    const pages = sidebars[id].flatMap(listEntryPages);
    expect(pages).toEqual([...new Set(pages)]);
  });

  it.each(
    contentAreas.flatMap(({id}) =>
      sidebars[id].flatMap(listEntryPages).map((page) => `${id}/${page}`),
    ),
  )('names an existing page: %s', (page) => {
    const file = join(siteDir, 'docs', page);
    expect(existsSync(`${file}.md`) || existsSync(`${file}.mdx`)).toBe(true);
  });
});
