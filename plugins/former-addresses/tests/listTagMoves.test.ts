import {listTagMoves} from '../listTagMoves';

function page(path: string, tag: readonly string[], more = {}) {
  const content = `---\ntitle: Mill\ntag: [${tag.join(', ')}]\n---\n`;
  return {path, content, body: '', frontMatter: {title: 'Mill', tag, ...more}};
}

/** Returns what leads where. */
function listMoves(...[pages, areas]: Parameters<typeof listTagMoves>) {
  return listTagMoves(pages, areas).map(({from, to}) => [from, to]);
}

describe('the tag pages that areas had', () => {
  it('lead to the page of the tag for the whole site, and their list to that of all tags', () => {
    const pages = [
      page('docs/vale/mill.md', ['place', 'Old Wheel']),
      page('docs/vale/hill.md', ['place']),
      page('docs/rules/dice.md', ['rules']),
    ];
    expect(listMoves(pages, ['vale'])).toEqual([
      ['/vale/tags/', '/tags/'],
      ['/vale/tags/place.html', '/tags/place.html'],
      ['/vale/tags/old-wheel.html', '/tags/old-wheel.html'],
    ]);
  });

  it('say what has moved, and name the line of a page with the tag', () => {
    const [list, tag] = listTagMoves(
      [page('docs/vale/mill.md', ['place'])],
      ['vale'],
    );
    expect(list).toMatchObject({title: 'Tags'});
    expect(tag).toMatchObject({
      title: 'place',
      path: 'docs/vale/mill.md',
      line: 3,
    });
  });

  it.each([
    ['has no tags', [page('docs/vale/mill.md', [])]],
    [
      'lists none of its pages',
      [page('docs/vale/a.md', ['place'], {unlisted: true})],
    ],
    ['only begins alike', [page('docs/valeria/a.md', ['place'])]],
  ])('are none if an area %s', (_, pages) => {
    expect(listMoves(pages, ['vale'])).toEqual([]);
  });
});
