import {
  answerRequest,
  listPages,
  readFormerTable,
  type Answer,
} from '../../../../../src/features/offline/lib/answerRequest';
import {makeFileTable} from '../../../../../src/features/offline/lib/keptEdition';
import type {PackFile} from '../../../../../src/features/offline/lib/packs';
import {resolvePath} from '../../../../../src/page/lib/resolvePath';

function makeFile(path: string): PackFile {
  return [path, '0123456789abcdef', 10];
}

const files = makeFileTable({
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
  others: {
    documents: ['rules/the screen.pdf', 'assets/lib/viewer.html'].map(makeFile),
  },
});

function readAddress(address: string): {pathname: string; search: string} {
  const [pathname = '', query] = address.split('?');
  return {pathname, search: query === undefined ? '' : `?${query}`};
}

function answer(pathname: string, isNavigation = true, basePath = '/'): Answer {
  const pages = listPages(files, basePath);
  return answerRequest(
    {...readAddress(pathname), isNavigation},
    {basePath, files, findPage: (path) => resolvePath(path, pages)},
  );
}

describe('a request on a site that is kept offline', () => {
  it.each([
    ['/', 'index.html'],
    ['/rules/', 'rules/index.html'],
    ['/rules/first-fight.html', 'rules/first-fight.html'],
    // As linked on hosts that hide endings.
    ['/rules/first-fight', 'rules/first-fight.html'],
    ['/rules/index', 'rules/index.html'],
  ])('for %s is answered with %s', (pathname, path) => {
    expect(answer(pathname)).toMatchObject({
      kind: 'kept',
      found: {file: makeFile(path)},
    });
  });

  it.each([
    ['/Rules/First_Fight.HTML', '/rules/first-fight.html'],
    ['/rules/first%20fight/', '/rules/first-fight.html'],
    ['/rules', '/rules/'],
  ])('for %s is redirected to %s', (pathname, page) => {
    expect(answer(pathname)).toEqual({kind: 'redirect', pathname: page});
  });

  it('reports a file that is not kept in any pack', () => {
    expect(answer('/rules/the%20screen.pdf')).toMatchObject({
      kind: 'not-kept',
      found: {pack: 'documents', file: makeFile('rules/the screen.pdf')},
    });
  });

  it('ends on the not-found page if no page is meant', () => {
    expect(answer('/rules/dragons.html')).toEqual({kind: 'unknown-page'});
    expect(answer('/%E0%A4%A')).toEqual({kind: 'unknown-page'});
  });

  it('is left to the host for a file of no edition', () => {
    expect(answer('/assets/js/main.0.js', false)).toEqual({kind: 'host'});
    expect(answer('/offline/packs.json', false)).toEqual({kind: 'host'});
  });

  it('is left to the host if the download itself requests a revision', () => {
    expect(answer('/index.html?revision=0a', false)).toEqual({kind: 'host'});
    expect(answer('/rules/?q=revision')).toMatchObject({kind: 'kept'});
  });

  it('never redirects to itself', () => {
    for (const page of listPages(files, '/')) {
      expect(answer(page).kind).toBe('kept');
    }
  });

  it('works below a base path, and ignores everything outside', () => {
    expect(answer('/vale/rules/', true, '/vale/')).toMatchObject({
      kind: 'kept',
    });
    expect(answer('/vale/Rules/First-Fight', true, '/vale/')).toEqual({
      kind: 'redirect',
      pathname: '/vale/rules/first-fight.html',
    });
    expect(answer('/other/rules/', true, '/vale/')).toEqual({kind: 'host'});
  });
});

describe('the pages of an edition', () => {
  it('are those that readers open: no viewer and no not-found page', () => {
    expect(listPages(files, '/vale/')).toEqual([
      '/vale/',
      '/vale/rules/',
      '/vale/rules/first-fight.html',
    ]);
  });
});

const json = {
  'almanac/old.page.html': '/vale/handbook/first-page.html',
  'old-handbook/index.html': '/vale/handbook/',
};

/** Finds where an address leads, as the service worker does. */
function lead(pathname: string): string | undefined {
  const table = readFormerTable(json, '/vale/');
  return table.get(resolvePath(pathname, [...table.keys()]) ?? '');
}

describe('the table of former addresses', () => {
  it.each([
    ['/vale/almanac/old.page.html', '/vale/handbook/first-page.html'],
    ['/vale/Almanac/Old.page', '/vale/handbook/first-page.html'],
    ['/vale/old-handbook/', '/vale/handbook/'],
    ['/vale/Old_Handbook/index.html', '/vale/handbook/'],
  ])('leads from %s to %s, however it is spelled', (from, to) => {
    expect(lead(from)).toBe(to);
  });

  it('knows neither other addresses nor those outside the site', () => {
    expect(lead('/vale/almanac/older.html')).toBeUndefined();
    expect(lead('/almanac/old.page.html')).toBeUndefined();
  });

  it.each([
    '//elsewhere.example/',
    String.raw`/\elsewhere.example/`,
    'page',
    7,
  ])('leads nowhere else, such as to %s', (to) => {
    expect(readFormerTable({'old.html': to}, '/').size).toBe(0);
  });

  it('stays below the base path', () => {
    expect(
      readFormerTable({'old.html': '/other/new.html'}, '/vale/').size,
    ).toBe(0);
  });

  it.each([undefined, null, 'text', ['old.html']])(
    'is empty if it is %j',
    (damaged) => {
      expect(readFormerTable(damaged, '/').size).toBe(0);
    },
  );
});
