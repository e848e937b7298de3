import {
  choosePack,
  parseEdition,
  parsePackFiles,
} from '../../../../../src/features/offline/lib/packs';
import fc from '../../../../support/properties';

const site = {
  mapFolder: 'maps',
  toolFiles: new Set(['maps/data/roads.geojson', 'world-info/present.csv']),
};

describe('the pack of a file', () => {
  it.each([
    ['index.html', 'pages'],
    ['404.html', 'pages'],
    ['rules/combat.html', 'pages'],
    ['assets/js/main.0a1b2c3d.js', 'pages'],
    ['assets/css/styles.0a1b2c3d.css', 'pages'],
    ['assets/search/part-0.0a1b2c3d.json', 'pages'],
    ['assets/fonts/text.woff2', 'pages'],
    ['assets/icon/icon-192.png', 'pages'],
    ['favicon.ico', 'pages'],
    ['site.webmanifest', 'pages'],
    ['maps/vale-1200.webp', 'pictures'],
    ['maps/tiles/4/1/2.webp', 'pictures'],
    ['maps/data/places.geojson', 'pictures'],
    ['maps/data/roads.geojson', 'pages'],
    ['world-info/present.csv', 'pages'],
    ['world-info/peoples.csv', 'documents'],
    ['assets/pictures/0a1b2c3d4e5f6071-320.webp', 'pictures'],
    ['banners/dawn.JPG', 'pictures'],
    ['assets/js/arms.0a1b2c3d.svg', 'pictures'],
    ['rules/screen.pdf', 'documents'],
    ['rules/weapons.csv', 'documents'],
    ['assets/lib/pdfjs-6.5.438/web/viewer.html', 'documents'],
    ['assets/lib/pdfjs-6.5.438/web/cmaps/a.bcmap', 'documents'],
    ['assets/locked/430205e19c510252a75a954525d158b6.bin', 'pages'],
  ])('of %s is %s', (path, pack) => {
    expect(choosePack(path, site)).toBe(pack);
  });

  it.each([
    'sw.js',
    'offline/packs.json',
    'sitemap.xml',
    'changes.atom',
    'assets/cards/0a1b2c3d4e5f6071.png',
    '_headers',
    'CNAME',
  ])('of %s does not exist, as no reader opens it', (path) => {
    expect(choosePack(path, site)).toBeUndefined();
  });

  it.each(['take-away/sheets.zip', 'llms.txt', 'index.md', 'vale/mill.md'])(
    'of %s does not exist, as it is a copy for other tools',
    (path) => {
      expect(choosePack(path, site)).toBeUndefined();
    },
  );

  it('is that of pages if a name only looks like one that is never kept', () => {
    expect(choosePack('rules/sw.js', site)).toBe('pages');
    expect(choosePack('offline.html', site)).toBe('pages');
    expect(choosePack('take-away.html', site)).toBe('pages');
    expect(choosePack('rules/llms.txt', site)).toBe('documents');
  });

  it('is that of its type if a world has no map', () => {
    const path = 'maps/data/places.json';
    expect(choosePack(path, site)).toBe('pictures');
    expect(choosePack(path, {...site, mapFolder: ''})).toBe('documents');
  });
});

const revision = '0123456789abcdef';
const summary = {files: 2, bytes: 30, list: 'offline/pages.0a.json'};

describe('the host’s list of packs', () => {
  it('is parsed, without unknown packs', () => {
    expect(
      parseEdition({edition: revision, packs: {pages: summary, toys: summary}}),
    ).toEqual({edition: revision, packs: {pages: summary}});
  });

  it('may name archives that hold all files of a pack', () => {
    const archive = {path: 'a.tar.zst', bytes: 9, files: 1, singleBytes: 12};
    const packs = {pages: {...summary, archives: [archive, archive]}};
    expect(parseEdition({edition: revision, packs})).toEqual({
      edition: revision,
      packs,
    });
  });

  it.each([
    [
      'an archive that is elsewhere',
      [{path: '../a.tar.zst', bytes: 9, files: 2, singleBytes: 12}],
    ],
    [
      'an archive without a size',
      [{path: 'a.tar.zst', files: 2, singleBytes: 12}],
    ],
    ['no list of archives', 'a.tar.zst'],
    ['no archive', [null]],
  ])('is rejected with %s', (_, archives) => {
    const packs = {pages: {...summary, archives}};
    expect(() => parseEdition({edition: revision, packs})).toThrow(TypeError);
  });

  it.each([
    ['an edition of another length', {edition: '0123', packs: {}}],
    ['no packs', {edition: revision}],
    ['packs in a list', {edition: revision, packs: []}],
    ['a page in its place', '<!doctype html>'],
    ['nothing', null],
    [
      'a list that is elsewhere',
      {edition: revision, packs: {pages: {...summary, list: '../a.json'}}},
    ],
    [
      'a size below nothing',
      {edition: revision, packs: {pages: {...summary, bytes: -1}}},
    ],
  ])('is rejected with %s', (_, json) => {
    expect(() => parseEdition(json)).toThrow(TypeError);
  });

  it('is parsed or rejected, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        try {
          return typeof parseEdition(json).edition === 'string';
        } catch (error) {
          return error instanceof TypeError;
        }
      }),
    );
  });
});

describe('the list of a pack', () => {
  it('is parsed', () => {
    const files = [['a/b.html', revision, 0]];
    expect(parsePackFiles(files)).toBe(files);
    expect(parsePackFiles([])).toEqual([]);
  });

  it.each([
    ['/a.html'],
    ['../a.html'],
    ['a/../b.html'],
    ['a//b.html'],
    ['https://elsewhere.example/a.html'],
    ['a.html?x'],
    ['a\\b.html'],
    [''],
  ])('is rejected if a path leads elsewhere: %j', (path) => {
    expect(() => parsePackFiles([[path, revision, 1]])).toThrow(TypeError);
  });

  it.each([
    ['a revision with capital letters', [['a', revision.toUpperCase(), 1]]],
    ['half a byte', [['a', revision, 0.5]]],
    ['a row too long', [['a', revision, 1, 1]]],
    ['no list', {a: 1}],
  ])('is rejected with %s', (_, json) => {
    expect(() => parsePackFiles(json)).toThrow(TypeError);
  });
});
