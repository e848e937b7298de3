import {
  layoutNames,
  getLayout,
  layouts,
} from '../../../../src/shared/lib/layouts';

describe('the layouts that a page can ask for', () => {
  it('are a page and the home page', () => {
    expect(layoutNames).toEqual(['page', 'home']);
  });

  it('include one beside the sidebar, and one with a hero and neither sidebar nor table of contents', () => {
    expect(layouts).toEqual({
      page: {hero: false, sidebar: true, toc: true},
      home: {hero: true, sidebar: false, toc: false},
    });
  });

  it.each([
    ['of a page where it says nothing', {}, layouts.page],
    ['of a page where it says so', {layout: 'page'}, layouts.page],
    ['of a home page where it says so', {layout: 'home'}, layouts.home],
    ['of a home page where it is one', {home: true}, layouts.home],
    ['of a page where it is no home page', {home: false}, layouts.page],
    [
      'that it names, whatever else it is',
      {layout: 'page', home: true},
      layouts.page,
    ],
  ])('give a page %s', (_, frontMatter, layout) => {
    expect(getLayout(frontMatter)).toBe(layout);
  });

  it.each(['Home', 'HOME', 'home ', '', 'toString', 1, true, null])(
    'do not include %j',
    (layout) => {
      expect(() => getLayout({layout})).toThrow(
        `layout: found ${JSON.stringify(layout)}, expected one of page, home`,
      );
    },
  );
});
