import {
  middle,
  pinchedZoom,
} from '../../../../../src/features/documents/lib/pinch';

const apart = (distance: number) =>
  [
    {x: 0, y: 0},
    {x: distance * 0.6, y: distance * 0.8},
  ] as const;

describe('two fingers on a page', () => {
  it.each([
    {case: 'twice as far apart', from: 100, to: 200, scale: 2},
    {case: 'as far apart', from: 100, to: 100, scale: 1},
    {case: 'half as far apart', from: 100, to: 50, scale: 0.5},
    {case: 'as far apart as can be', from: 1, to: 900, scale: 5},
    {case: 'together', from: 100, to: 0, scale: 0.25},
  ])('$case', ({from, to, scale}) => {
    expect(pinchedZoom(1, apart(from), apart(to))).toBeCloseTo(scale);
  });

  it('change nothing if they began at the same point', () => {
    expect(pinchedZoom(1.5, apart(0), apart(80))).toBe(1.5);
  });

  it('have a center', () => {
    expect(middle(apart(100))).toEqual({x: 30, y: 40});
  });
});
