import {
  leftPosition,
  notePosition,
} from '../../../../src/page/hooks/leftPositions';

describe('where readers left a page (R15)', () => {
  it('is known for each entry of the history', () => {
    notePosition('first', 300);
    notePosition('second', 0);
    notePosition('first', 420);
    expect(leftPosition('first')).toBe(420);
    expect(leftPosition('second')).toBe(0);
  });

  it('is not known where they have not been', () => {
    expect(leftPosition('third')).toBeUndefined();
  });
});
