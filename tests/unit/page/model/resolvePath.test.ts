import {resolvePath} from '../../../../src/page/model/resolvePath';

const pages = [
  '/',
  '/prime-almanac/',
  '/prime-almanac/central.html',
  '/prime-almanac/lor-aserion.html',
  '/prime-almanac/замок.html',
  '/prime-almanac/日本の城.html',
  '/character-handbook/',
  '/character-handbook/class-and-multi-class.html',
  '/magic-science/magika-goblin.html',
  '/races-and-anthropology/coins-of-the-realms-v2.html',
  '/races-and-anthropology/half-orc.html',
  '/return-of-the-gatewatcher/',
  '/return-of-the-gatewatcher/maps-and-visuals.html',
  '/return-of-the-gatewatcher/maps.html',
  '/return-of-the-gatewatcher/mechanics.html',
  '/campaign-reference/',
  '/campaign-reference/return-of-the-gatewatcher/',
  '/campaign-reference/return-of-the-gatewatcher/maps-and-visuals.html',
  '/campaign-reference/return-of-the-gatewatcher/maps.html',
];

const multiClass = '/character-handbook/class-and-multi-class.html';
const goblin = '/magic-science/magika-goblin.html';
const campaignMaps = '/return-of-the-gatewatcher/maps.html';

/** Other spellings of a path, and the page that is meant. */
const spellings: readonly (readonly [string, string, string])[] = [
  ['the canonical path', multiClass, multiClass],
  ['no .html', '/character-handbook/class-and-multi-class', multiClass],
  [
    'a slash at the end',
    '/character-handbook/class-and-multi-class/',
    multiClass,
  ],
  [
    '/index.html of a page',
    '/character-handbook/class-and-multi-class/index.html',
    multiClass,
  ],
  [
    'the old ending .htm',
    '/character-handbook/class-and-multi-class.htm',
    multiClass,
  ],
  [
    '%20 for spaces',
    '/character-handbook/Class%20and%20Multi%20Class.html',
    multiClass,
  ],
  ['underscores', '/character_handbook/class_and_multi_class.html', multiClass],
  [
    'doubled slashes',
    '//character-handbook///class-and-multi-class.html',
    multiClass,
  ],
  ['parentheses', '/magic-science/Magika_(Goblin).html', goblin],
  [
    'an underscore for a dash',
    '/races-and-anthropology/half_orc',
    '/races-and-anthropology/half-orc.html',
  ],
  ['other letters', '/prime-almanac/Замок', '/prime-almanac/замок.html'],
  ['an area without its slash', '/prime-almanac', '/prime-almanac/'],
  ['index.html of an area', '/prime-almanac/index.html', '/prime-almanac/'],
  ['the home page by its file', '/index.html', '/'],
  ['nothing', '', '/'],
  [
    'the sidebar group as a folder',
    '/return-of-the-gatewatcher/maps-and-visuals/maps.html',
    campaignMaps,
  ],
  [
    'a group below a campaign',
    '/campaign-reference/return-of-the-gatewatcher/maps-and-visuals/maps',
    '/campaign-reference/return-of-the-gatewatcher/maps.html',
  ],
];

const strangers: readonly (readonly [string, string])[] = [
  ['a page that does not exist', '/prime-almanac/atlantis.html'],
  ['the beginning of a name', '/prime-almanac/centra'],
  ['a page in the wrong area', '/magic-science/central.html'],
  ['a folder that is no page', '/prime-almanac/places/central.html'],
  ['a folder before the area', '/wiki/prime-almanac/central.html'],
  [
    'a page of the other area of the campaign',
    '/campaign-reference/return-of-the-gatewatcher/mechanics.html',
  ],
  ['signs alone', '/!!!'],
  ['a step of signs alone', '/prime-almanac/---/central.html'],
];

const malformed: readonly string[] = [
  '/prime-almanac/%E0%A4%A',
  '/%',
  '/prime-almanac/%zz.html',
];

const base = '/orrameth/';
const underBase = (path: string): string => path.replace('/', base);
const pagesUnderBase = pages.map(underBase);

describe('the page for a path', () => {
  it.each(spellings)('is found by %s', (_, requested, page) => {
    expect(resolvePath(requested, pages)).toBe(page);
  });

  it.each(strangers)('does not exist for %s', (_, requested) => {
    expect(resolvePath(requested, pages)).toBeUndefined();
  });

  it.each(malformed)(
    'does not exist for the malformed path %s',
    (requested) => {
      expect(resolvePath(requested, pages)).toBeUndefined();
    },
  );

  it('is found despite a malformed percent sign in the path', () => {
    expect(resolvePath('/prime-almanac/central%.html', pages)).toBe(
      '/prime-almanac/central.html',
    );
  });
});

describe('the page for a path under a base path', () => {
  it.each(spellings.filter(([, requested]) => requested.startsWith('/')))(
    'is found by %s',
    (_, requested, page) => {
      expect(resolvePath(underBase(requested), pagesUnderBase)).toBe(
        underBase(page),
      );
    },
  );

  it.each(strangers)('does not exist for %s', (_, requested) => {
    expect(resolvePath(underBase(requested), pagesUnderBase)).toBeUndefined();
  });
});

describe('a site of many pages', () => {
  it('is searched once, and not at all for a canonical path', () => {
    const many = [...pages];
    const reads = jest.spyOn(many, 'map');
    expect(resolvePath(multiClass, many)).toBe(multiClass);
    expect(reads).not.toHaveBeenCalled();
    const ask = () => resolvePath('/nowhere', many);
    expect(ask()).toBeUndefined();
    const once = reads.mock.calls.length;
    expect(ask()).toBeUndefined();
    expect(reads).toHaveBeenCalledTimes(once);
  });
});
