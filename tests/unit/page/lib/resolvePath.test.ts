import {resolvePath} from '../../../../src/page/lib/resolvePath';

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
const coins = '/races-and-anthropology/coins-of-the-realms-v2.html';
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
    'a slash after .html',
    '/character-handbook/class-and-multi-class.html/',
    multiClass,
  ],
  [
    '/index.html of a page',
    '/character-handbook/class-and-multi-class/index.html',
    multiClass,
  ],
  [
    '/index of a page',
    '/character-handbook/class-and-multi-class/index',
    multiClass,
  ],
  [
    'the old ending .htm',
    '/character-handbook/class-and-multi-class.htm',
    multiClass,
  ],
  ['upper case', '/Character-Handbook/CLASS-AND-MULTI-CLASS.HTML', multiClass],
  [
    '%20 for spaces',
    '/character-handbook/Class%20and%20Multi%20Class.html',
    multiClass,
  ],
  ['plain spaces', '/character-handbook/Class and Multi Class', multiClass],
  ['underscores', '/character_handbook/class_and_multi_class.html', multiClass],
  [
    'doubled slashes',
    '//character-handbook///class-and-multi-class.html',
    multiClass,
  ],
  ['doubled dashes', '/character-handbook/class--and-multi-class', multiClass],
  ['parentheses', '/magic-science/Magika_(Goblin).html', goblin],
  ['encoded parentheses', '/magic-science/magika%20%28goblin%29', goblin],
  [
    'the old spelling of a place',
    '/prime-almanac/Lor_Aserion.html',
    '/prime-almanac/lor-aserion.html',
  ],
  [
    'a title with figures',
    '/races-and-anthropology/Coins of the Realms v2',
    coins,
  ],
  [
    'an underscore for a dash',
    '/races-and-anthropology/half_orc',
    '/races-and-anthropology/half-orc.html',
  ],
  ['other letters', '/prime-almanac/Замок', '/prime-almanac/замок.html'],
  [
    'other letters, encoded',
    '/prime-almanac/%D0%B7%D0%B0%D0%BC%D0%BE%D0%BA.html',
    '/prime-almanac/замок.html',
  ],
  [
    'signs that are words',
    '/prime-almanac/日本の城/',
    '/prime-almanac/日本の城.html',
  ],
  ['an area without its slash', '/prime-almanac', '/prime-almanac/'],
  ['index.html of an area', '/prime-almanac/index.html', '/prime-almanac/'],
  ['.html at the end of an area', '/prime-almanac.html', '/prime-almanac/'],
  ['the home page by its file', '/index.html', '/'],
  ['the home page in upper case', '/INDEX.HTML', '/'],
  ['slashes alone', '//', '/'],
  ['nothing', '', '/'],
  [
    'the sidebar group as a folder',
    '/return-of-the-gatewatcher/maps-and-visuals/maps.html',
    campaignMaps,
  ],
  [
    'a misspelt sidebar group',
    '/Return_of_the_Gatewatcher/Maps%20and%20Visuals/Maps/',
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
  ['an area that does not exist', '/bestiary/'],
  ['the beginning of a name', '/prime-almanac/centra'],
  ['more than a name', '/prime-almanac/central-market.html'],
  ['a page in the wrong area', '/magic-science/central.html'],
  ['a page without its area', '/central.html'],
  ['a folder that is no page', '/prime-almanac/places/central.html'],
  ['a folder before the area', '/wiki/prime-almanac/central.html'],
  ['a page below itself', '/prime-almanac/central/central/more.html'],
  [
    'a group of one area in another',
    '/prime-almanac/maps-and-visuals/maps.html',
  ],
  [
    'a page of the other area of the campaign',
    '/campaign-reference/return-of-the-gatewatcher/mechanics.html',
  ],
  ['a name in other letters', '/prime-almanac/мост.html'],
  ['signs alone', '/!!!'],
  ['a step of signs alone', '/prime-almanac/---/central.html'],
  ['a file', '/world-info/territories.csv'],
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

  it.each(pages)('is the page itself at its own path %s', (path) => {
    expect(resolvePath(path, pages)).toBe(path);
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

  it('does not exist on a site without pages', () => {
    expect(resolvePath('/prime-almanac/', [])).toBeUndefined();
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

  it('is the home page for the base path without its slash', () => {
    expect(resolvePath('/orrameth', pagesUnderBase)).toBe('/orrameth/');
  });

  it.each(strangers)('does not exist for %s', (_, requested) => {
    expect(resolvePath(underBase(requested), pagesUnderBase)).toBeUndefined();
  });

  it('does not exist without the base path', () => {
    expect(
      resolvePath('/prime-almanac/central.html', pagesUnderBase),
    ).toBeUndefined();
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
