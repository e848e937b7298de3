import {middle, pinchedZoom} from '../../../../src/lib/pdf/pinch';

const apart = (distance: number) =>
  [
    {x: 0, y: 0},
    {x: distance * 0.6, y: distance * 0.8},
  ] as const;

describe('two fingers on a page (C9)', () => {
  it.each([
    ['twice as far apart', 100, 200, 2],
    ['as far apart', 100, 100, 1],
    ['half as far apart', 100, 50, 0.5],
    ['as far apart as can be', 1, 900, 5],
    ['together', 100, 0, 0.25],
  ])('%s', (_, from, to, scale) => {
    expect(pinchedZoom(1, apart(from), apart(to))).toBeCloseTo(scale);
  });

  it('change nothing where they began at one place', () => {
    expect(pinchedZoom(1.5, apart(0), apart(80))).toBe(1.5);
  });

  it('have a place between them', () => {
    expect(middle(apart(100))).toEqual({x: 30, y: 40});
  });
});
