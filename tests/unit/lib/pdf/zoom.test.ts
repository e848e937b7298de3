import {
  boundedZoom,
  nextZoom,
  openingZoom,
  percent,
} from '../../../../src/lib/pdf/zoom';

describe('the size of pages (C9)', () => {
  it.each([
    [1, 1.1],
    [1.02, 1.1],
    [0.9, 1],
    [0.899, 1],
    [4, 5],
    [5, 5],
    [9, 5],
  ])('grows in steps from %d', (scale, larger) => {
    expect(nextZoom(scale, 'in')).toBe(larger);
  });

  it.each([
    [1, 0.9],
    [1.02, 1],
    [0.5, 0.25],
    [0.25, 0.25],
    [0.1, 0.25],
  ])('shrinks in steps from %d', (scale, smaller) => {
    expect(nextZoom(scale, 'out')).toBe(smaller);
  });

  it.each([
    [0.01, 0.25],
    [0.25, 0.25],
    [2, 2],
    [5, 5],
    [5.1, 5],
  ])('stays within what can be shown: %d', (scale, bounded) => {
    expect(boundedZoom(scale)).toBe(bounded);
  });

  it('is read in percent', () => {
    expect([1, 0.666, 2.5].map(percent)).toEqual(['100%', '67%', '250%']);
  });
});

describe('the size at which a document opens (C9)', () => {
  it.each([
    ['as wished where there is room', 1, 800, 595, 1],
    ['as wished where there is just room', 1, 595, 595, 1],
    ['smaller in a narrow window', 1, 357, 595, 0.6],
    ['no smaller than can be shown', 1, 60, 595, 0.25],
    ['as wished, small, in a wide window', 0.5, 1600, 595, 0.5],
  ])('is %s', (_, wished, window, page, scale) => {
    expect(openingZoom(wished, {window, page})).toBeCloseTo(scale);
  });
});
