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
    'session',
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
  ])('include %s', (key) => {
    expect(frontMatterKeys).toContain(key);
  });

  it('are those of the schema, each once', () => {
    expect(frontMatterKeys.toSorted()).toEqual(
      Object.keys(frontMatterSchema.describe()['keys'] as object).toSorted(),
    );
  });
});

describe('the session in which a page comes', () => {
  const isValid = (session: unknown): boolean =>
    frontMatterSchema.validate({title: 'The fall', session}).error ===
    undefined;

  it.each([1, 12, '5', '3–5', '3-5'])('can be %j', (session) => {
    expect(isValid(session)).toBe(true);
  });

  it.each([0, -1, 1.5, 'five', '3–', '0', '', true, [5]])(
    'cannot be %j',
    (session) => {
      expect(isValid(session)).toBe(false);
    },
  );
});
