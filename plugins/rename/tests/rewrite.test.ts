import {findPath, namePage} from '../pageMove';
import {rewriteLinks, rewriteSidebars} from '../rewriteLinks';

const MILL = 'docs/vale/mill.md';
const HILL = 'docs/vale/hill.md';

function move(from: string, to: string) {
  return {from: namePage(from), to: namePage(to)};
}

describe('the names of a page', () => {
  it('follow from its path', () => {
    expect(namePage('docs/vale/Deep Wood/index.md')).toEqual({
      path: 'docs/vale/Deep Wood/index.md',
      area: 'vale',
      id: 'Deep Wood/index',
      name: 'vale/Deep Wood/index',
      address: '/vale/deep-wood/',
    });
  });

  it.each([
    'docs/vale/mill.md',
    './docs/vale/mill.md',
    'vale/mill.md',
    'vale/mill',
    '/vale/mill.html',
  ])('find it: %s', (given) => {
    expect(findPath(given, [HILL, MILL])).toBe(MILL);
  });

  it.each([
    ['vale/new', 'docs/vale/new.md'],
    ['docs/vale/new.mdx', 'docs/vale/new.mdx'],
    ['/vale/new.html', 'docs/vale/new.md'],
  ])('are completed when it moves: %s to %s', (given, path) => {
    expect(findPath(given, [], MILL)).toBe(path);
  });
});

describe('a file that names a moved page', () => {
  const inArea = move('docs/vale/mill.md', 'docs/vale/deep/new-mill.md');

  it.each([
    ['[a](/vale/mill.html)', '[a](/vale/deep/new-mill.html)'],
    ['<A to="/vale/mill.html" />', '<A to="/vale/deep/new-mill.html" />'],
    ['[a](/vale/mill.html2)', '[a](/vale/mill.html2)'],
    ['[a](/old/vale/mill.html)', '[a](/old/vale/mill.html)'],
    ['where="Told on = vale/mill"', 'where="Told on = vale/deep/new-mill"'],
    ['vale/mill-pond, vale/mill/x', 'vale/mill-pond, vale/mill/x'],
    ['[a](./mill.md#top)', '[a](./deep/new-mill.md#top)'],
    ['[a](mill.md)', '[a](./deep/new-mill.md)'],
    ['[a]: ./mill.md', '[a]: ./deep/new-mill.md'],
    ['[a](../mill.md)', '[a](../mill.md)'],
  ])('names it where it is now: %s', (before, after) => {
    expect(rewriteLinks(before, 'docs/vale/hill.md', inArea)).toBe(after);
  });

  it('names it in data files and tables', () => {
    expect(
      rewriteLinks(
        'Name,Page\nMill,/vale/mill.html#wheel\n',
        'static/a.csv',
        inArea,
      ),
    ).toBe('Name,Page\nMill,/vale/deep/new-mill.html#wheel\n');
    expect(
      rewriteLinks(
        "{page: 'vale/mill'}, 'docs/vale/mill.md'",
        'world/documents/a.ts',
        inArea,
      ),
    ).toBe("{page: 'vale/deep/new-mill'}, 'docs/vale/deep/new-mill.md'");
  });
});

describe('the sidebars', () => {
  const text = `const sidebars = {
  'vale': [
    'hill',
    {page: 'mill', children: ['mill/wheel']},
  ],
  rules: ['mill', 'hill'],
};
`;

  it('name the page in its own area', () => {
    expect(
      rewriteSidebars(text, move('docs/vale/mill.md', 'docs/vale/new.md')),
    ).toBe(text.replace("page: 'mill'", "page: 'new'"));
    expect(
      rewriteSidebars(text, move('docs/rules/mill.md', 'docs/rules/new.md')),
    ).toBe(text.replace("['mill', 'hill']", "['new', 'hill']"));
  });
});
