import sidebars from '../../sidebars';
import {sitePages} from '../../plugins/pages/sitePages';
import {listEntryPages} from '../../plugins/navigation/model/sidebar';
import {contentAreas} from '../../src/site/contentAreas';

describe('the order of pages', () => {
  let pages: ReadonlySet<string> = new Set();

  beforeAll(async () => {
    pages = new Set((await sitePages()).map(({area, id}) => `${area}/${id}`));
  });

  it.each(contentAreas)('names existing pages, each once: $id', ({id}) => {
    const named = sidebars[id].flatMap(listEntryPages);
    expect(named.filter((page) => !pages.has(`${id}/${page}`))).toEqual([]);
    expect(named).toEqual([...new Set(named)]);
  });
});
