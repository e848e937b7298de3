import {
  isFree,
  listLicensesToReview,
} from '../../../../scripts/upkeep/lib/licenses';
import {
  classifyStatus,
  listExternalLinks,
} from '../../../../scripts/upkeep/lib/links';
import {
  findBreakingLines,
  isMajor,
  readOutdated,
} from '../../../../scripts/upkeep/lib/outdated';
import {
  listPinnedReleases,
  listUnusedOverrides,
} from '../../../../scripts/upkeep/lib/overrides';

describe('packages that are not the newest', () => {
  it('are read of what npm says, once each', () => {
    const json = JSON.stringify({
      a: {current: '1.2.0', latest: '2.0.0'},
      b: [
        {current: '1.0.0', latest: '1.1.0'},
        {current: '0.9.0', latest: '1.1.0'},
      ],
      'not-installed': {latest: '1.0.0'},
      tagged: {current: '6.5.0', latest: '5.10.0'},
      tens: {current: '1.9.0', latest: '1.10.0'},
    });
    expect(readOutdated(json)).toEqual([
      {name: 'a', current: '1.2.0', latest: '2.0.0'},
      {name: 'b', current: '1.0.0', latest: '1.1.0'},
      {name: 'tens', current: '1.9.0', latest: '1.10.0'},
    ]);
  });

  it.each(['', ' \n', '{"error": {"code": "ENOTFOUND"}}'])(
    'are not taken for the newest where npm says %j',
    (json) => {
      expect(readOutdated(json)).toBeUndefined();
      expect(readOutdated('{}')).toEqual([]);
    },
  );

  it.each([
    ['1.9.9', '2.0.0', true],
    ['1.9.9', '1.10.0', false],
  ])('from %s to %s are a major release: %s', (current, latest, expected) => {
    expect(isMajor({name: 'a', current, latest})).toBe(expected);
  });

  it('say what breaks above the entry of the release that is here', () => {
    const log =
      '## 2.0.0\n- **BREAKING:** node 18 is gone\n- faster\n## 1.2.0 (2024)\n- dropped support of node 16\n';
    expect(findBreakingLines(log, '1.2.0')).toEqual([
      'BREAKING:** node 18 is gone',
    ]);
    expect(findBreakingLines(log, '1.1.0')).toHaveLength(2);
    expect(findBreakingLines('', '1.2.0')).toEqual([]);
  });
});

describe('licenses', () => {
  it.each([
    ['MIT', true],
    ['(AGPL-3.0-or-later OR MIT)', true],
    ['Apache-2.0 AND MIT', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', false],
    ['AGPL-3.0-or-later', false],
  ])('%s needs no look: %s', (license, expected) => {
    expect(isFree(license)).toBe(expected);
  });

  it('are listed where somebody should have read them, with what they are for', () => {
    expect(
      listLicensesToReview({
        '': {license: 'AGPL-3.0-or-later'},
        'node_modules/a': {license: 'MIT'},
        'node_modules/a/node_modules/@b/c': {dev: true},
        'node_modules/e': {license: 'SSPL-1.0'},
        'node_modules/d': {license: 'SSPL-1.0'},
        'node_modules/a/node_modules/d': {license: 'SSPL-1.0'},
        'node_modules/own': {link: true},
      }),
    ).toEqual([
      'SSPL-1.0, for the site: d, e',
      'no license named, for tools: @b/c',
    ]);
  });
});

describe('links that lead out', () => {
  it('are found once each, without what stands behind them, and without examples', () => {
    expect(
      listExternalLinks({
        'a.md':
          'See [x](https://a.org/b#c), https://a.org/b. And https://my.example/d or http://localhost:3000/.',
        'b.md': '<https://a.org/b> https://c.org',
      }),
    ).toEqual([
      {address: 'https://a.org/b', file: 'a.md'},
      {address: 'https://c.org', file: 'b.md'},
    ]);
  });

  it.each([
    [200, 'there'],
    [403, 'there'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'not reached'],
    [503, 'not reached'],
    [undefined, 'not reached'],
  ])('with the answer %s are %s', (status, expected) => {
    expect(classifyStatus(status)).toBe(expected);
  });
});

describe('packages that are held in place', () => {
  const overrides = {a: '1.0.0', b: '$b', c: {d: '$d'}};

  it('are told where nothing asks for them', () => {
    const packages = {
      'node_modules/a': {},
      'node_modules/x/node_modules/c': {},
    };
    expect(listUnusedOverrides(overrides, packages)).toEqual(['b']);
  });

  it('are compared with the newest release where they name one', () => {
    expect(listPinnedReleases(overrides)).toEqual([['a', '1.0.0']]);
  });
});
