import {
  offersWayBack,
  percentRead,
} from '../../../../src/page/model/readingProgress';

describe('the way back to the top', () => {
  it('is offered beyond 100 pixels', () => {
    expect(offersWayBack(0)).toBe(false);
    expect(offersWayBack(100)).toBe(false);
    expect(offersWayBack(101)).toBe(true);
  });
});

describe('how much of a page is read', () => {
  it.each([
    ['at the top', 0, 0],
    ['in the middle', 600, 50],
    ['a step before the end', 1190, 99],
    ['at the end', 1200, 100],
    ['pulled beyond the top', -30, 0],
    ['pulled beyond the end', 1230, 100],
  ])('is shown %s', (_, y, percent) => {
    expect(percentRead({y, height: 2000, viewport: 800})).toBe(percent);
  });
});
