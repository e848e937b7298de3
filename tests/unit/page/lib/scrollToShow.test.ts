import {scrollToShow} from '../../../../src/page/lib/scrollToShow';

const view = {start: 100, end: 500};

describe('how far a list scrolls to show an item (S4)', () => {
  it('is not at all while the whole item is in view', () => {
    expect(scrollToShow({start: 100, end: 140}, view)).toBe(0);
    expect(scrollToShow({start: 460, end: 500}, view)).toBe(0);
  });

  it('is down to the middle for an item that is cut off below by one pixel', () => {
    expect(scrollToShow({start: 461, end: 501}, view)).toBe(181);
  });

  it('is up to the middle for an item that is cut off above by one pixel', () => {
    expect(scrollToShow({start: 99, end: 139}, view)).toBe(-181);
  });
});
