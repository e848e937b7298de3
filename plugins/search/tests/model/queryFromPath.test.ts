import {queryFromPath} from '../../model/queryFromPath';

describe('the search query for a path without a page', () => {
  it.each([
    ['/combat-and-tactics/saving-trows.html', 1, 'saving trows'],
    [
      '/combat-and-tactics/saving-trows.html',
      2,
      'combat and tactics saving trows',
    ],
    ['/Gray%20Elf/', 1, 'Gray Elf'],
    ['/magic/index.html', 1, 'magic'],
    ['/%E0%A4%A/', 1, 'E0 A4 A'],
    ['/', 1, ''],
  ])('for %s, by %i steps, is "%s"', (path, steps, query) => {
    expect(queryFromPath(path, steps)).toBe(query);
  });
});
