import {
  bringNeighbors,
  bringRoutes,
  findPage,
  followPaths,
  isCharted,
  knownPaths,
} from '../../../../src/hooks/router/routeParts';
import type {RoutePart} from '../../../../src/lib/routePart';

const mockRules = jest.fn(() => Promise.resolve(mockPart('rules')));
const mockLore = jest.fn(() => Promise.resolve(mockPart('lore')));

/** A part with one page below the second parent. */
function mockPart(name: string): RoutePart {
  return {
    chunks: {[`${name}.0`]: [() => Promise.resolve(), '', '']},
    groups: [
      [
        1,
        [
          [
            `/site/${name}/deep-page.html`,
            {__comp: `${name}.0`},
            {exact: true, sidebar: 'all'},
          ],
        ],
      ],
    ],
  };
}

jest.mock('@docusaurus/ComponentCreator', () => ({
  __esModule: true,
  default: (path: string, hash: string) => `${path}-${hash}`,
}));

jest.mock('@generated/registry', () => ({__esModule: true, default: {}}));

jest.mock('@generated/routesChunkNames', () => ({
  __esModule: true,
  default: {},
}));

jest.mock('@generated/routes', () => ({
  __esModule: true,
  default: [
    {path: '/', exact: true},
    {
      path: '/site',
      routes: [{path: '/site', routes: [{path: '/site/rules/', exact: true}]}],
    },
  ],
  parts: [
    ['site/lore/deep-page', () => mockLore()],
    ['site/rules/deep-page', () => mockRules()],
  ],
}));

type Routes = [
  unknown,
  {routes: [{routes: readonly Readonly<Record<string, unknown>>[]}]},
];

const {default: table} = jest.requireMock<{default: Routes}>(
  '@generated/routes',
);
const {default: registry} = jest.requireMock<{default: object}>(
  '@generated/registry',
);
const {default: names} = jest.requireMock<{default: object}>(
  '@generated/routesChunkNames',
);

const lore = '/site/lore/deep-page.html';
const rules = '/site/rules/deep-page.html';

// Each test goes on from the one before it, as a visit does.
describe('what browsers know of pages (R14)', () => {
  it('is at first the pages that every page knows', () => {
    expect(knownPaths()).toEqual(['/', '/site/rules/']);
    expect(isCharted('/')).toBe(true);
    expect(isCharted(rules)).toBe(false);
  });

  it('needs no part for a page that is known, though one would hold it', async () => {
    expect(isCharted('/site/rules/')).toBe(true);
    await bringRoutes('/site/rules/');
    expect(mockRules).not.toHaveBeenCalled();
    expect(mockLore).not.toHaveBeenCalled();
  });

  it('is asked for again where it could not be had', async () => {
    mockRules.mockRejectedValueOnce(new Error('lost'));
    await expect(bringRoutes(rules)).rejects.toThrow('lost');
    expect(isCharted(rules)).toBe(false);
  });

  it('grows by the part in which a page is, and tells of it', async () => {
    const heard = jest.fn();
    const end = followPaths(heard);
    await bringRoutes('/site/Rules/deep-page');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(isCharted(rules)).toBe(true);
    expect(isCharted(lore)).toBe(false);
    expect(knownPaths()).toEqual(['/', rules, '/site/rules/']);
    end();
  });

  it('puts pages before what would take their paths for its own', () => {
    expect(table[1].routes[0].routes).toEqual([
      {
        path: rules,
        key: rules,
        exact: true,
        sidebar: 'all',
        component: `${rules}-leaf`,
      },
      {path: '/site/rules/', exact: true},
    ]);
    expect(registry).toHaveProperty(['rules.0']);
    expect(names).toEqual({[`${rules}-leaf`]: {__comp: 'rules.0'}});
  });

  it('is asked for once', async () => {
    await bringRoutes(rules);
    await Promise.all([bringRoutes(rules), bringRoutes(rules)]);
    expect(mockRules).toHaveBeenCalledTimes(2);
    expect(knownPaths()).toHaveLength(3);
  });

  it('finds a page in whatever spelling without asking for other parts', async () => {
    await expect(findPage('/site/rules/Deep_Page/')).resolves.toBe(rules);
    expect(mockLore).not.toHaveBeenCalled();
  });

  it('grows by the pages below another, and by none below the home page', async () => {
    await bringNeighbors('/');
    await bringNeighbors('/site/rules/');
    await bringNeighbors('/site/peoples/');
    expect(mockRules).toHaveBeenCalledTimes(2);
    expect(mockLore).not.toHaveBeenCalled();
  });

  it('finds a page under its group only when all parts are known', async () => {
    await expect(findPage('/site/nowhere.html')).resolves.toBeUndefined();
    expect(mockLore).toHaveBeenCalledTimes(1);
    expect(knownPaths()).toContain(lore);
  });

  it('tells nobody who has left', async () => {
    const heard = jest.fn();
    followPaths(heard)();
    await findPage('/nowhere');
    expect(heard).not.toHaveBeenCalled();
  });
});
