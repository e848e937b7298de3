import {detectSwipe} from '../../model/swipe';
import {limits} from '../../../../src/site/limits';

/** Returns the effect of a finger moved this far from a point at mid-height of the window. */
function detectMove(x: number, sideways: number, upright = 0): string {
  return detectSwipe(
    {x, y: 400},
    {x: x + sideways, y: 400 + upright},
    limits.swipe,
  );
}

describe('the effect of a swipe', () => {
  it('opens the sidebar after 40 pixels to the right', () => {
    expect(detectMove(20, 39)).toBe('none');
    expect(detectMove(20, 40)).toBe('open');
  });

  it('opens the sidebar only if it starts within 80 pixels of the left edge', () => {
    expect(detectMove(0, 60)).toBe('open');
    expect(detectMove(80, 60)).toBe('open');
    expect(detectMove(81, 60)).toBe('none');
  });

  it('closes the sidebar after 40 pixels to the left, wherever it starts', () => {
    expect(detectMove(390, -39)).toBe('none');
    expect(detectMove(390, -40)).toBe('close');
    expect(detectMove(40, -40)).toBe('close');
  });

  it.each([1, -1])(
    'is nothing unless it moves 1.5 times as far sideways as vertically (%i)',
    (direction) => {
      expect(detectMove(20, 60, 39 * direction)).toBe('open');
      expect(detectMove(20, 60, 40 * direction)).toBe('none');
      expect(detectMove(200, -60, 39 * direction)).toBe('close');
      expect(detectMove(200, -60, 40 * direction)).toBe('none');
    },
  );

  it('is nothing for a finger that rests or scrolls', () => {
    expect(detectMove(20, 0)).toBe('none');
    expect(detectMove(20, 0, 300)).toBe('none');
  });
});
