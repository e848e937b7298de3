import {
  frontMatterKeys,
  frontMatterSchema,
} from '../../../../plugins/front-matter/schema';

describe('the keys of front matter', () => {
  it.each([
    'title',
    'shortTitle',
    'icon',
    'order',
    'index',
    'author',
    'date',
    'category',
    'tag',
    'aliases',
    'autoLink',
    'linkMentions',
    'isOriginal',
    'sidebar',
    'toc',
    'layout',
    'home',
    'cover',
    'editLink',
    'lastUpdated',
    'contributors',
    'pageInfo',
    'comment',
    'prev',
    'next',
    'description',
  ])('include %s (P1)', (key) => {
    expect(frontMatterKeys).toContain(key);
  });

  it('are those of the schema, each once', () => {
    expect(frontMatterKeys.toSorted()).toEqual(
      Object.keys(frontMatterSchema.describe()['keys'] as object).toSorted(),
    );
  });
});
