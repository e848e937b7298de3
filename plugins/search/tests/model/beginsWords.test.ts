import {beginsWords} from '../../model/beginsWords';

describe('the label of an action', () => {
  it.each([
    ['dark', true],
    ['the', true],
    ['mode d', true],
    ['', true],
    ['ark', false],
    ['dark ages', false],
    ['can I have it in dark mode', true],
    ['can I have it in pink', false],
    ['how', false],
  ])('matches "%s": %s', (query, isFound) => {
    expect(beginsWords(query, 'Dark mode, theme')).toBe(isFound);
  });
});
