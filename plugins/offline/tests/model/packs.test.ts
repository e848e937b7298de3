import {inlineStyles} from '../../../inline-styles/inlineStyles';
import {
  choosePack,
  getCacheKey,
  linkStyles,
  parseEdition,
} from '../../model/packs';

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
    ['songs/bell.mp3', 'pictures'],
    ['songs/moons.vtt', 'pictures'],
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

describe('the host’s list of packs', () => {
  it.each([
    ['no packs', {edition: 'a'}],
    ['a page in its place', '<!doctype html>'],
    ['nothing', null],
  ])('is rejected with %s', (_, json) => {
    expect(() => parseEdition(json)).toThrow(TypeError);
  });
});

describe('the key of a file in the cache', () => {
  it('is an address, and distinguishes revisions, so that editions never mix', () => {
    expect(getCacheKey(['a b/c.html', '01', 3])).toBe(
      'a%20b/c.html?revision=01',
    );
  });
});

it('a page is kept with a link to the styles that it was served with', () => {
  const page =
    '<head><link rel=stylesheet href=/assets/css/styles.0a.css><style>b{}</style>';
  expect(linkStyles(inlineStyles(page, 'a{}\ni{}'))).toBe(
    '<head><link rel="stylesheet" href="/assets/css/styles.0a.css"><style>b{}</style>',
  );
});
