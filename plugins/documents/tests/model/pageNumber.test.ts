import {pageNumber} from '../../model/pageNumber';

describe('the number that a reader types for a page', () => {
  it.each([
    ['1', 1],
    [' 7 ', 7],
    ['12', 12],
    ['0012', 12],
    ['0', undefined],
    ['13', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e1', undefined],
    ['seven', undefined],
    ['', undefined],
    ['9999999', undefined],
  ])('%j of 12', (text, page) => {
    expect(pageNumber(text, 12)).toBe(page);
  });
});
