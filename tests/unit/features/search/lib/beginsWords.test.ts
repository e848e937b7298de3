import {beginsWords} from '../../../../../src/features/search/lib/beginsWords';

describe('the words of an action', () => {
  it.each([
    ['dark', true],
    ['the', true],
    ['mode d', true],
    ['', true],
    ['ark', false],
    ['dark ages', false],
  ])('are found by "%s": %s', (query, isFound) => {
    expect(beginsWords(query, 'Dark mode, theme')).toBe(isFound);
  });
});
