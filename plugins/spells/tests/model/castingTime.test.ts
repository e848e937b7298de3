import {castAp, parseCastingTime} from '../../model/castingTime';

describe('the casting time of a spell', () => {
  it.each([
    ['1 AP', 1],
    ['6 AP', 6],
    ['12 AP', 12],
    ['Passive', 0],
    ['1 round', undefined],
    ['10 minutes', undefined],
    ['2 hours', undefined],
  ])('%s takes %p action points', (text, points) => {
    const time = parseCastingTime(text);
    expect(time).toBeDefined();
    expect(time && castAp(time)).toBe(points);
  });

  it.each([
    '',
    '0 AP',
    '13 AP',
    '3AP',
    '03 AP',
    'passive',
    '1 minutes',
    '2 days',
  ])('cannot be "%s"', (text) => {
    expect(parseCastingTime(text)).toBeUndefined();
  });
});
