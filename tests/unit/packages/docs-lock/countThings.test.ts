import {countThings} from '@engine/docs-lock/countThings';

describe('things that are counted', () => {
  it.each([
    [0, '0 files'],
    [1, '1 file'],
    [2, '2 files'],
    [1204, '1,204 files'],
  ])('are named in singular or plural: %i', (count, text) => {
    expect(countThings(count, 'file')).toBe(text);
  });

  it('are named by an irregular plural if they have one', () => {
    expect(countThings(1, 'entry', 'entries')).toBe('1 entry');
    expect(countThings(3, 'entry', 'entries')).toBe('3 entries');
  });
});
