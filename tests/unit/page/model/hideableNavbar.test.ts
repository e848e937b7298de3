import {
  createNavbarState,
  nextNavbarState,
  settledPosition,
} from '../../../../src/page/model/hideableNavbar';

/**
 * Scrolls from the top through some positions, and returns whether the navbar is hidden at the
 * end.
 */
function isHiddenAfter(...positions: readonly number[]): boolean {
  return positions.reduce(nextNavbarState, createNavbarState(0)).hidden;
}

describe('the navbar while readers scroll', () => {
  it('stays until readers are 200 pixels further down', () => {
    expect(isHiddenAfter(200)).toBe(false);
    expect(isHiddenAfter(201)).toBe(true);
  });

  it('comes back as soon as readers turn', () => {
    expect(isHiddenAfter(900, 899)).toBe(false);
  });

  it('is measured from where readers last turned', () => {
    expect(isHiddenAfter(900, 500, 700)).toBe(false);
    expect(isHiddenAfter(900, 500, 701)).toBe(true);
    expect(isHiddenAfter(150, 100, 300)).toBe(false);
    expect(isHiddenAfter(150, 100, 301)).toBe(true);
  });

  it.each([0, 58])(
    'is visible at %d pixels, however readers got there',
    (y) => {
      expect(isHiddenAfter(900, y)).toBe(false);
      expect(nextNavbarState({hidden: false, turnedAt: -900, y: 0}, y)).toEqual(
        {
          hidden: false,
          turnedAt: -900,
          y,
        },
      );
    },
  );

  it('may be hidden at 59 pixels', () => {
    const state = nextNavbarState({hidden: false, turnedAt: -900, y: 0}, 59);
    expect(state.hidden).toBe(true);
  });

  it('is visible when readers arrive in the middle of a page', () => {
    expect(createNavbarState(900).hidden).toBe(false);
    expect(nextNavbarState(createNavbarState(900), 1100).hidden).toBe(false);
    expect(nextNavbarState(createNavbarState(900), 1101).hidden).toBe(true);
  });
});

describe('the scroll position', () => {
  const page = {height: 2000, viewport: 800};

  it.each([
    ['pulled beyond the top', -40, 0],
    ['at the top', 0, 0],
    ['in the middle', 700, 700],
    ['at the end', 1200, 1200],
    ['pulled beyond the end', 1240, 1200],
  ])('of a page %s is within the page', (_, y, settled) => {
    expect(settledPosition({...page, y})).toBe(settled);
  });
});
