import {nextZoom, openingZoom, percent} from '../../model/zoom';

describe('the zoom of pages', () => {
  it.each([
    [1, 1.1],
    [1.02, 1.1],
    [0.9, 1],
    [0.899, 1],
    [4, 5],
    [5, 5],
    [9, 5],
  ])('increases in steps from %d', (scale, larger) => {
    expect(nextZoom(scale, 'in')).toBe(larger);
  });

  it.each([
    [1, 0.9],
    [1.02, 1],
    [0.5, 0.25],
    [0.25, 0.25],
    [0.1, 0.25],
  ])('decreases in steps from %d', (scale, smaller) => {
    expect(nextZoom(scale, 'out')).toBe(smaller);
  });

  it('is entered in percent', () => {
    expect([1, 0.666, 2.5].map(percent)).toEqual(['100%', '67%', '250%']);
  });
});

describe('the initial zoom of a document', () => {
  it.each([
    {
      case: 'as wished where there is room',
      wished: 1,
      window: 800,
      page: 595,
      scale: 1,
    },
    {
      case: 'as wished where there is just room',
      wished: 1,
      window: 595,
      page: 595,
      scale: 1,
    },
    {
      case: 'smaller in a narrow window',
      wished: 1,
      window: 357,
      page: 595,
      scale: 0.6,
    },
    {
      case: 'no smaller than can be shown',
      wished: 1,
      window: 60,
      page: 595,
      scale: 0.25,
    },
    {
      case: 'as wished, small, in a wide window',
      wished: 0.5,
      window: 1600,
      page: 595,
      scale: 0.5,
    },
  ])('is $case', ({wished, window, page, scale}) => {
    expect(openingZoom(wished, {window, page})).toBeCloseTo(scale);
  });
});
