import type {Doc} from '../../pages/openDocs';
import {describeArticle} from '../describeArticle';
import {stub} from '../../../tests/support/stub';

const identity = {
  url: 'https://vale.example',
  author: {name: 'The Archive', url: 'https://archive.example'},
};

/** Describes a page with the given front matter, as a search engine reads it. */
function describePage(
  frontMatter: Readonly<Record<string, unknown>>,
  history = {},
): unknown {
  const doc = stub<Doc>({
    title: 'Mill',
    permalink: '/world/vale/mill.html',
    description: 'Who grinds?',
    frontMatter,
  });
  return JSON.parse(
    JSON.stringify(describeArticle({doc, history, identity})),
  ) as unknown;
}

const history = {created: '2024-03-01', updated: '2024-03-09T12:00:00.000Z'};

describe('an article', () => {
  it('has title, address, dates from git, and the author of the site', () => {
    expect(describePage({description: 'Who grinds?'}, history)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Mill',
      description: 'Who grinds?',
      url: 'https://vale.example/world/vale/mill.html',
      datePublished: '2024-03-01',
      dateModified: '2024-03-09T12:00:00.000Z',
      author: {'@type': 'Organization', ...identity.author},
    });
  });

  it.each([
    ['a day', {date: '2020-02-03'}, {datePublished: '2020-02-03'}],
    [
      'an author',
      {author: {name: 'Nia'}},
      {author: {'@type': 'Person', name: 'Nia'}},
    ],
    [
      'several authors',
      {author: ['Nia', {name: 'Odo', url: 'https://odo.example'}]},
      {
        author: [
          {'@type': 'Person', name: 'Nia'},
          {'@type': 'Person', name: 'Odo', url: 'https://odo.example'},
        ],
      },
    ],
  ])('has %s that its front matter names', (_, frontMatter, expected) => {
    expect(describePage(frontMatter, history)).toMatchObject(expected);
  });

  it('names no author and no change if its front matter hides them', () => {
    const keys = Object.keys(
      describePage({author: false, lastUpdated: false}, history) as object,
    );
    expect(keys).toContain('datePublished');
    expect(keys).not.toContain('author');
    expect(keys).not.toContain('dateModified');
  });
});
