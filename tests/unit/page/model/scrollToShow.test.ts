import {scrollToShow} from '../../../../src/page/model/scrollToShow';

const view = {top: 100, bottom: 500};

describe('the scroll distance to show an item of a list', () => {
  it('is zero while the whole item is visible', () => {
    expect(scrollToShow({top: 100, bottom: 140}, view)).toBe(0);
    expect(scrollToShow({top: 460, bottom: 500}, view)).toBe(0);
  });

  it('centers an item that is cut off below by one pixel', () => {
    expect(scrollToShow({top: 461, bottom: 501}, view)).toBe(181);
  });
});
