import {readFormerTable} from '../../../../../src/features/offline/lib/formerTable';
import {resolvePath} from '../../../../../src/page/lib/resolvePath';

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
