import {
  ASK_ANEW,
  cachingOf,
  KEEP,
  typeOf,
} from '../../../../scripts/deploy-files/hosting';
import {hostNamed} from '../../../../scripts/deploy-files/hosts';
import {spellingsOf} from '../../../../scripts/deploy-files/spellings';

describe('the table of what a host owes', () => {
  it.each([
    ['/assets/js/main.0123abcd.js', KEEP],
    ['/assets/pictures/0123456789abcdef-320.webp', KEEP],
    ['/assets/lib/pdfjs-6.5.438/web/cmaps/Adobe.bcmap', KEEP],
    ['/assets/lib/pdfjs-6.5.438/web/viewer.html', ASK_ANEW],
    ['/assets/locked/reference.manifest.json', ASK_ANEW],
    ['/assets/jsx/main.js', ASK_ANEW],
    ['/area/assets/js/main.js', ASK_ANEW],
    ['/index.html', ASK_ANEW],
    ['/sw.js', ASK_ANEW],
    ['/offline/packs.json', ASK_ANEW],
  ])(
    'keeps %s as long as its name may stand for its content',
    (path, caching) => {
      expect(cachingOf(path)).toBe(caching);
    },
  );

  it.each([
    ['a/page.html', 'text/html; charset=utf-8'],
    ['a/worker.min.MJS', 'text/javascript; charset=utf-8'],
    ['a/data.geojson', 'application/geo+json'],
    ['LICENSE', undefined],
    ['a.folder/name', undefined],
  ])('knows the type of %s', (path, type) => {
    expect(typeOf(path)).toBe(type);
  });

  it('leads other spellings to pages, and leaves a folder its own beside a page of its name', () => {
    expect(
      spellingsOf([
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
    expect(() => hostNamed('nginks')).toThrow(
      'found "nginks" (perhaps "nginx"), expected one of github-pages, netlify',
    );
    expect(() => hostNamed(undefined)).toThrow(
      'found no host, expected one of',
    );
    expect(() => hostNamed('constructor')).toThrow('found "constructor"');
  });
});
