import {
  parseName,
  USAGE_EXPECTED,
} from '../../../../../src/features/spells/lib/usage';

describe('the name of a power', () => {
  it.each([
    ['Harden Skin', {title: 'Harden Skin', usage: undefined}],
    [
      'Harden Skin (3/day)',
      {title: 'Harden Skin', usage: {kind: 'limited', count: 3, per: 'day'}},
    ],
    ['Coal Hand (at will)', {title: 'Coal Hand', usage: {kind: 'at will'}}],
    [
      'Beast’s Nose (1/hour)',
      {title: 'Beast’s Nose', usage: {kind: 'limited', count: 1, per: 'hour'}},
    ],
    [
      'Long Sleep (1/week)',
      {title: 'Long Sleep', usage: {kind: 'limited', count: 1, per: 'week'}},
    ],
  ])('is separated from how often it can be used: %s', (name, parts) => {
    expect(parseName(name)).toEqual(parts);
  });

  it.each([
    '',
    '(3/day)',
    'Harden Skin ()',
    'Harden Skin (sometimes)',
    'Harden Skin (0/day)',
    'Harden Skin (3/month)',
    'Harden Skin (3 /day)',
    'Harden Skin (3/day) again',
    'Harden Skin(3/day)',
    'Harden (Skin) (3/day)',
  ])('is not "%s"', (name) => {
    expect(parseName(name)).toBeUndefined();
  });

  it('is explained by valid suffixes', () => {
    const suffixes = [...USAGE_EXPECTED.matchAll(/"([^"]+)"/g)];
    expect(suffixes).toHaveLength(4);
    expect(
      suffixes.filter(([, suffix = '']) => !parseName(`Name ${suffix}`)?.usage),
    ).toEqual([]);
  });
});
