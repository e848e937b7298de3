import {
  REVALIDATE,
  getCacheControl,
  IMMUTABLE,
  getMediaType,
} from '../../../../scripts/deploy-files/hosting';
import {findHost} from '../../../../scripts/deploy-files/hosts';
import {listSpellings} from '../../../../scripts/deploy-files/spellings';

describe('the table of what a host owes', () => {
  it.each([
    ['/assets/js/main.0123abcd.js', IMMUTABLE],
    ['/assets/pictures/0123456789abcdef-320.webp', IMMUTABLE],
    ['/assets/lib/pdfjs-6.5.438/web/cmaps/Adobe.bcmap', IMMUTABLE],
    ['/assets/lib/pdfjs-6.5.438/web/viewer.html', REVALIDATE],
    ['/assets/locked/reference.manifest.json', REVALIDATE],
    ['/assets/jsx/main.js', REVALIDATE],
    ['/area/assets/js/main.js', REVALIDATE],
    ['/index.html', REVALIDATE],
    ['/sw.js', REVALIDATE],
    ['/offline/packs.json', REVALIDATE],
  ])(
    'keeps %s as long as its name may stand for its content',
    (path, caching) => {
      expect(getCacheControl(path)).toBe(caching);
    },
  );

  it.each([
    ['a/page.html', 'text/html; charset=utf-8'],
    ['a/worker.min.MJS', 'text/javascript; charset=utf-8'],
    ['a/data.geojson', 'application/geo+json'],
    ['LICENSE', undefined],
    ['a.folder/name', undefined],
  ])('knows the type of %s', (path, type) => {
    expect(getMediaType(path)).toBe(type);
  });

  it('leads other spellings to pages, and leaves a folder its own beside a page of its name', () => {
    expect(
      listSpellings([
        '404.html',
        'index.html',
        'a.html',
        'a/index.html',
        'b.html',
      ]),
    ).toEqual([
      {from: '/index.html', to: '/'},
      {from: '/a', to: '/a/'},
      {from: '/a/index.html', to: '/a/'},
      {from: '/b', to: '/b.html'},
      {from: '/b/', to: '/b.html'},
    ]);
  });
});

describe('the name of a host', () => {
  it('is asked for, and the nearest is offered', () => {
    expect(() => findHost('nginks')).toThrow(
      'found "nginks" (perhaps "nginx"), expected one of github-pages, netlify',
    );
    expect(() => findHost('')).toThrow('found ""');
    expect(() => findHost('constructor')).toThrow('found "constructor"');
  });
});
