import {folderTitle} from '../../../../src/shared/lib/folderTitle';

describe('the title of a folder without a front page', () => {
  it.each([
    ['deep-isles', 'Deep Isles'],
    ['prime-almanac/deep_isles', 'Deep Isles'],
    ['Isles of Rain', 'Isles Of Rain'],
    ['isles', 'Isles'],
    ['', ''],
  ])('is derived from its name: %s', (folder, title) => {
    expect(folderTitle(folder)).toBe(title);
  });
});
