import {beginsWords} from '../../../../../src/features/search/lib/beginsWords';

describe('the label of an action', () => {
  it.each([
    ['dark', true],
    ['the', true],
    ['mode d', true],
    ['', true],
    ['ark', false],
    ['dark ages', false],
  ])('matches "%s": %s', (query, isFound) => {
    expect(beginsWords(query, 'Dark mode, theme')).toBe(isFound);
  });
});
