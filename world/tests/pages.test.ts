import {kebabCase} from '../../src/shared/lib/kebabCase';
import {sitePages, type SitePage} from '../../scripts/check-page/sitePages';
import {namedByTitle, specifiedPages} from './support/specifiedPages';

let pages: ReadonlyMap<string, SitePage> = new Map();

beforeAll(async () => {
  pages = new Map(
    (await sitePages()).map((page) => [`${page.area}/${page.id}`, page]),
  );
});

const all = Object.entries(specifiedPages).flatMap(([clause, list]) =>
  list.map(({area, file, title}) => ({clause, path: `${area}/${file}`, title})),
);

describe('the pages of the specification', () => {
  it('are 99, besides the home page and the not-found page', () => {
    expect(all).toHaveLength(99);
  });

  it.each(all)('include $path ($clause)', ({path}) => {
    expect(pages.get(path)?.path).toMatch(/\.mdx?$/);
  });

  it.each(all.filter(({title}) => title !== undefined))(
    'include "$title", with this title ($clause)',
    ({path, title}) => {
      expect(pages.get(path)?.frontMatter['title']).toBe(title);
    },
  );

  it.each(namedByTitle.filter(({file}) => file !== 'index'))(
    'have their title in kebab-case as file name: $file (R12)',
    ({area, file}) => {
      const title = pages.get(`${area}/${file}`)?.frontMatter['title'];
      expect(kebabCase(String(title))).toBe(file);
    },
  );

  it.each(all)('are served at their canonical path: $path (R12)', ({path}) => {
    const address = path.endsWith('/index')
      ? path.replace(/index$/, '')
      : `${path}.html`;
    expect(pages.get(path)?.address).toBe(`/${address}`);
  });
});

describe('the titles that the specification gives literally', () => {
  it.each([
    ['return-of-the-gatewatcher/mechanics', 'Rules & Reference', 'R3'],
    ['reference/index', 'Private Reference!', 'R10'],
    ['reference/examples', 'Examples!', 'R10'],
    ['prime-almanac/lor-aserion', 'Lor_Aserion', 'R8'],
    ['prime-almanac/unclaimed', 'unclaimed', 'R8'],
  ])('include that of %s: %s (%s)', (path, title) => {
    expect(pages.get(path)?.frontMatter['title']).toBe(title);
  });
});
