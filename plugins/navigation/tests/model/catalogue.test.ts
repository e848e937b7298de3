import {
  DEFAULT_DEPTH,
  buildCatalogue,
  siteAddress,
  type CatalogueLine,
  type CataloguePage,
} from '../../model/catalogue';

function page(id: string, more: Partial<CataloguePage> = {}): CataloguePage {
  return {id, title: id, href: siteAddress(`${id}.md`), ...more};
}

/** Returns the titles of a catalogue, with nested ones in parentheses. */
function outline(lines: readonly CatalogueLine[]): string {
  return lines
    .map(({title, children}) =>
      children.length > 0 ? `${title} (${outline(children)})` : title,
    )
    .join(', ');
}

function list(
  pages: readonly CataloguePage[],
  request: Partial<Parameters<typeof buildCatalogue>[1]> = {},
): string {
  return outline(
    buildCatalogue(pages, {folder: 'area', depth: DEFAULT_DEPTH, ...request}),
  );
}

describe('a catalogue', () => {
  it('lists the pages of a folder in their declared order', () => {
    expect(
      list([
        page('area/zebra', {title: 'Zebra'}),
        page('area/last', {title: 'Last', order: -1}),
        page('area/ant', {title: 'Ant'}),
        page('area/second', {title: 'Second', order: 2}),
        page('area/first', {title: 'First', order: 1}),
      ]),
    ).toBe('First, Second, Ant, Zebra, Last');
  });

  it('leaves out pages that opt out, and the folder’s own front page', () => {
    expect(
      list([
        page('area/index'),
        page('area/a'),
        page('area/b', {index: false}),
      ]),
    ).toBe('area/a');
  });

  it('puts the pages of a folder under its front page', () => {
    expect(
      list([
        page('area/m', {title: 'M'}),
        page('area/in/index', {title: 'Front', order: 1}),
        page('area/in/x', {title: 'X'}),
      ]),
    ).toBe('Front (X), M');
  });

  it('names a folder without a front page after itself, and links to its catalogue', () => {
    const lines = buildCatalogue([page('area/deep-isles/x')], {
      folder: 'area',
      depth: 3,
    });
    expect(lines).toMatchObject([
      {title: 'Deep Isles', href: '/area/deep-isles/'},
    ]);
  });
});

describe('the address of a page from its file', () => {
  it.each([
    ['area/index.md', '/area/'],
    ['area/Some Page.md', '/area/some-page.html'],
    ['area/in/index', '/area/in/'],
  ])('of %s is %s', (path, address) => {
    expect(siteAddress(path)).toBe(address);
  });
});
