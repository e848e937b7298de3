import {coverReader} from '..';
import type {Cover} from '../../assets/model/cover';
import type {WrittenCover} from '../../../src/shared/model/frontMatter';
import {temporarySite} from '../../../tests/support/temporarySite';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';
const siteDir = temporarySite({
  'static/banners/orc.svg': picture,
  'static/banners/two words.svg': picture,
  'static/banners/text.png': 'no picture',
  'docs/races/ford.svg': picture,
});
const path = 'docs/races/orc.md';
const size = {width: 30, height: 20};

function read(cover?: WrittenCover): Promise<Cover | undefined> {
  const frontMatter = {title: 'Orc', ...(cover !== undefined && {cover})};
  const copy = jest.fn((src: string, width: number) =>
    Promise.resolve([{link: `${src}-10.webp`, width: width / 3}]),
  );
  return coverReader({siteDir, copy})({path, frontMatter});
}

describe('the cover of a page', () => {
  it('is a picture under static/, with its size and alternative text', async () => {
    const src = '/banners/orc.svg';
    const alt = 'An orc at the ford';
    const copies = [{link: '/banners/orc.svg-10.webp', width: 10}];
    expect(await read({src, alt})).toEqual({src, alt, copies, ...size});
  });

  it('is described by the title if the page gives no alternative text', async () => {
    const src = '/banners/orc.svg';
    expect(await read(src)).toMatchObject({src, alt: 'Orc', ...size});
  });

  it('can be beside the page, with an address from the bundler', async () => {
    expect(await read('./ford.svg')).toEqual({alt: 'Orc', ...size});
  });

  it.each([
    [
      '/banners/ork.svg',
      'expected a picture under static/ (did you mean "/banners/orc.svg"?).',
    ],
    ['/banners', 'expected a picture under static/.'],
    [
      './fjord.svg',
      'expected a picture beside the page (did you mean "./ford.svg"?).',
    ],
    ['/banners/text.png', 'expected a picture with a readable size.'],
  ])(
    'stops the build if it is %s, naming page and file',
    async (src, expected) => {
      await expect(read(src)).rejects.toThrow(
        `${path}: found the cover "${src}", ${expected}`,
      );
    },
  );
});
