import {findMenu, readNavigation} from '../../model/areas';

const {menus, titles} = readNavigation({
  locales: {
    '/': {
      navbar: [
        '/rules/',
        {
          text: 'World',
          children: ['/vale/inn.md', {text: 'Sea', link: '/sea/'}],
        },
        {text: 'Old', prefix: '/sea/', items: ['a']},
        {text: 'Map', link: 'https://example.org/'},
      ],
    },
    '/de/': {navbar: ['/de/rules/', '/de/world/']},
  },
});

/** Finds the menu of an area with some pages. */
function find(id: string, ...pages: readonly string[]) {
  return findMenu(id, new Set([id, ...pages]), menus);
}

describe('the menus of an imported site', () => {
  it('are the items of its navbar', () => {
    expect(find('vale', 'vale/inn')?.label).toBe('World');
  });

  it('have the name of their area if the navbar gives none', () => {
    expect(find('rules')).toEqual({label: undefined, keys: ['rules']});
  });

  it('hold an area that several items lead to only if one leads to its front page', () => {
    expect(find('sea', 'sea/a')?.label).toBe('World');
    expect(find('lake', 'rules', 'vale/inn')).toBeUndefined();
  });

  it('do not hold areas of other languages or without an item', () => {
    expect(find('de', 'de/rules', 'de/world')).toBeUndefined();
    expect(find('hills', 'hills/a')).toBeUndefined();
  });

  it('name their areas as the navbar does', () => {
    expect(titles.get('sea')).toBe('Sea');
  });
});

it.each([{'/': null, '/de/': 5}, 5, null])(
  'a theme with the languages %j has no menus',
  (locales) => {
    expect(readNavigation({locales, sidebar: false}).menus).toEqual([]);
  },
);

describe('the theme of VuePress 1', () => {
  it('calls its navbar nav', () => {
    const nav = [{text: 'A', items: [{text: 'B', link: '/b/'}]}];
    expect(readNavigation({nav}).menus).toEqual([{label: 'A', keys: ['b']}]);
  });
});
