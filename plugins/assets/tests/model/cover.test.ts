import {coverPath, hasCover, isUnderStatic} from '../../model/cover';

describe('a cover as authors write it', () => {
  it.each([
    ['a path', '/banners/orc.webp', '/banners/orc.webp'],
    [
      'a path and what it shows',
      {src: './orc.webp', alt: 'An orc'},
      './orc.webp',
    ],
    ['nothing', undefined, undefined],
  ])('can be %s', (_, cover, path) => {
    expect(coverPath(cover)).toBe(path);
  });

  it('is under static/ if its path begins with a slash, else beside its page', () => {
    expect(isUnderStatic('/banners/orc.webp')).toBe(true);
    expect(isUnderStatic('./orc.webp')).toBe(false);
  });
});

describe('the metadata of a page', () => {
  it.each<[object, boolean]>([
    [{cover: {alt: 'Orc', width: 3, height: 2}}, true],
    [{}, false],
    [{cover: null}, false],
    [{cover: '/banners/orc.webp'}, false],
    [{cover: {}}, false],
  ])('%j has a cover: %s', (metadata, has) => {
    expect(hasCover(metadata)).toBe(has);
  });
});
