import {createFinder} from '../../client/worker/findKept';
import type {PackFile} from '../../model/packs';

function makeFile(path: string): PackFile {
  return [path, '0123456789abcdef', 10];
}

const kept = {
  edition: '0123456789abcdef',
  packs: {
    pages: [
      'index.html',
      '404.html',
      'rules/index.html',
      'rules/first-fight.html',
      'assets/js/main.1.js',
    ].map(makeFile),
  },
  others: {documents: [makeFile('rules/the screen.pdf')]},
};

function find(pathname: string, isNavigation = true, basePath = '/') {
  return createFinder(kept, basePath)(pathname, isNavigation);
}

describe('a request on a site that is kept offline', () => {
  it.each([
    ['/', 'index.html'],
    ['/rules/', 'rules/index.html'],
    ['/rules/first-fight.html', 'rules/first-fight.html'],
    // As linked on hosts that hide endings.
    ['/rules/first-fight', 'rules/first-fight.html'],
    ['/rules/index', 'rules/index.html'],
  ])('for %s finds %s', (pathname, path) => {
    expect(find(pathname)).toEqual({file: makeFile(path), isKept: true});
  });

  it.each([
    ['/Rules/First_Fight.HTML', '/rules/first-fight.html'],
    ['/rules/first%20fight/', '/rules/first-fight.html'],
    ['/rules', '/rules/'],
  ])('for %s is led to %s', (pathname, page) => {
    expect(find(pathname)).toEqual({pathname: page});
    expect(find(`/vale${pathname}`, true, '/vale/')).toEqual({
      pathname: `/vale${page}`,
    });
  });

  it('finds a file that is not kept', () => {
    const file = makeFile('rules/the screen.pdf');
    expect(find('/rules/the%20screen.pdf')).toEqual({file, isKept: false});
  });

  it.each([
    ['a page that is none', '/rules/dragons.html', true],
    ['a damaged address', '/%E0%A4%A', true],
    ['a file of no edition', '/assets/js/main.0.js', false],
    ['another spelling of what is no page', '/Rules', false],
  ])('finds nothing for %s', (_, pathname, isNavigation) => {
    expect(find(pathname, isNavigation)).toBeUndefined();
  });
});
