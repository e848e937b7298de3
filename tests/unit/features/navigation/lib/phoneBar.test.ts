import {
  AREA_MENU,
  findMenu,
  SITE_LINKS,
} from '../../../../../src/features/navigation/lib/phoneBar';

describe('the menu of a page before hydration', () => {
  it('is the sidebar of its area', () => {
    const routes = [{path: '/rules'}, {path: '/rules/', sidebar: 'default'}];
    expect(findMenu(routes)).toBe(AREA_MENU);
  });

  it.each([[[]], [[{path: '/'}]], [[{path: '/rules'}, {path: '/rules/tags'}]]])(
    'is the list of all areas if the page has no sidebar: %j',
    (routes) => {
      expect(findMenu(routes)).toBe(SITE_LINKS);
    },
  );
});
