import {pageInfoItems} from '../../../../src/shared/lib/frontMatter';

describe('what can stand under the title of a page', () => {
  it('is listed in its default order (P2)', () => {
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
