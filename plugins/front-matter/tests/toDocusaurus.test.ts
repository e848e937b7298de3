import {toDocusaurus} from '../toDocusaurus';

const title = 'Orc';

describe('the front matter that Docusaurus reads', () => {
  it('keeps the author’s keys, and adds address and sidebar', () => {
    expect(toDocusaurus({title}, 'orc.md')).toEqual({
      title,
      slug: '/orc.html',
      displayed_sidebar: 'defaultSidebar',
    });
  });

  it.each([
    ['index.md', '/'],
    ['Class and Multi Class.md', '/class-and-multi-class.html'],
    [
      'shroud-of-the-empire/characters.md',
      '/shroud-of-the-empire/characters.html',
    ],
  ])('gives the file %s the address %s', (file, slug) => {
    expect(toDocusaurus({title}, file)).toMatchObject({slug});
  });

  it.each([
    ['a short title', {shortTitle: 'O'}, {sidebar_label: 'O'}],
    ['an order', {order: -1}, {sidebar_position: -1}],
    ['no sidebar', {sidebar: false}, {displayed_sidebar: null}],
    ['no table of contents', {toc: false}, {hide_table_of_contents: true}],
    ['no edit link', {editLink: false}, {custom_edit_url: null}],
    [
      'the layout of a home page: no sidebar, no table of contents',
      {layout: 'home' as const},
      {displayed_sidebar: null, hide_table_of_contents: true},
    ],
    [
      'a home page that wants sidebar and table of contents',
      {layout: 'home' as const, sidebar: true, toc: true},
      {},
    ],
    [
      'a layout, which goes before home',
      {layout: 'page' as const, home: true},
      {},
    ],
    ['a page after', {next: 'goblin'}, {pagination_next: 'goblin'}],
    ['no page after', {next: false as const}, {pagination_next: null}],
    ['a cover', {cover: '/banners/orc.jpg'}, {image: '/banners/orc.jpg'}],
    [
      'tags, each with a page of its own',
      {tag: ['race', 'people']},
      {
        tags: [
          {label: 'race', permalink: 'race.html'},
          {label: 'people', permalink: 'people.html'},
        ],
      },
    ],
  ])('translates keys: %s', (_, written, added) => {
    expect(toDocusaurus({title, ...written}, 'orc.md')).toEqual({
      title,
      slug: '/orc.html',
      displayed_sidebar: 'defaultSidebar',
      ...written,
      ...added,
    });
  });

  it('gives precedence to an author’s use of Docusaurus’ keys', () => {
    expect(
      toDocusaurus(
        {title, shortTitle: 'O', sidebar_label: 'Orcs', slug: '/orcs.html'},
        'orc.md',
      ),
    ).toMatchObject({sidebar_label: 'Orcs', slug: '/orcs.html'});
  });
});
