import {pageInfoItems} from '../../../../src/shared/lib/frontMatter';

describe('the items under the title of a page', () => {
  it('are listed in their default order', () => {
    expect(pageInfoItems).toEqual([
      'author',
      'original',
      'date',
      'page-view',
      'reading-time',
      'category',
      'tag',
    ]);
  });
});
