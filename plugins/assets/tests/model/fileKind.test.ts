import {
  listEndings,
  isPictureEnding,
  isShownByBrowsers,
} from '../../model/fileKind';

describe('what an author may write for a kind of file', () => {
  it.each([
    ['pdf', ['pdf']],
    ['.PDF', ['pdf']],
    ['data', ['csv', 'xlsx']],
    ['Documents', ['pdf', 'xlsx', 'csv', 'md', 'json']],
    [
      'pictures',
      ['png', 'jpg', 'jpeg', 'jfif', 'gif', 'webp', 'avif', 'svg', 'ico'],
    ],
  ])('%s stands for %j', (type, endings) => {
    expect(listEndings(type)).toEqual(endings);
  });
});

describe('what browsers do with a file', () => {
  it.each([
    ['pdf', true, false],
    ['png', true, true],
    ['csv', false, false],
    ['xlsx', false, false],
  ])('%s: shown %s, a picture %s', (ext, shown, picture) => {
    expect(isShownByBrowsers(ext)).toBe(shown);
    expect(isPictureEnding(ext)).toBe(picture);
  });
});
