import {scrollToShow} from '../../../../src/page/lib/scrollToShow';

const view = {top: 100, bottom: 500};

describe('how far a list scrolls to show an item (S4)', () => {
  it('is not at all while the whole item is in view', () => {
    expect(scrollToShow({top: 100, bottom: 140}, view)).toBe(0);
    expect(scrollToShow({top: 460, bottom: 500}, view)).toBe(0);
  });

  it('is down to the middle for an item that is cut off below by one pixel', () => {
    expect(scrollToShow({top: 461, bottom: 501}, view)).toBe(181);
  });

  it('is up to the middle for an item that is cut off above by one pixel', () => {
    expect(scrollToShow({top: 99, bottom: 139}, view)).toBe(-181);
  });
});
