import {
  leftPosition,
  notePosition,
} from '../../../../src/page/hooks/leftPositions';

describe('the position where readers left a page', () => {
  it('is known for each history entry', () => {
    notePosition('first', 300);
    notePosition('second', 0);
    notePosition('first', 420);
    expect(leftPosition('first')).toBe(420);
    expect(leftPosition('second')).toBe(0);
  });

  it('is unknown for pages that were not visited', () => {
    expect(leftPosition('third')).toBeUndefined();
  });
});
