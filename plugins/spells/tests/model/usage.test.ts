import {parseName} from '../../model/usage';

describe('the name of a power', () => {
  it.each([
    ['Harden Skin', {title: 'Harden Skin', usage: undefined}],
    [
      'Harden Skin (3/day)',
      {title: 'Harden Skin', usage: {kind: 'limited', count: 3, per: 'day'}},
    ],
    ['Coal Hand (at will)', {title: 'Coal Hand', usage: {kind: 'at will'}}],
  ])('is separated from how often it can be used: %s', (name, parts) => {
    expect(parseName(name)).toEqual(parts);
  });

  it.each([
    '',
    '(3/day)',
    'Harden Skin ()',
    'Harden Skin (0/day)',
    'Harden Skin (3/month)',
    'Harden Skin (3/day) again',
    'Harden (Skin) (3/day)',
  ])('is not "%s"', (name) => {
    expect(parseName(name)).toBeUndefined();
  });
});
