import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {pictureDeriver, pictureFolders} from '../../assets/build/derivePicture';
import {coverCopies} from '../coverCopies';
import coversPlugin from '../plugin';
import {temporarySite} from '../../../tests/support/temporarySite';

const siteDir = temporarySite({
  'static/banners/ford.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>',
});
const staticDir = join(siteDir, 'static');
const outDir = join(siteDir, 'build');

function getCopies() {
  return coverCopies((emit) => pictureDeriver(pictureFolders(siteDir), emit));
}

beforeAll(async () => {
  await sharp({
    create: {width: 1000, height: 20, channels: 3, background: 'navy'},
  })
    .webp()
    .toFile(join(staticDir, 'banners/bridge.webp'));
});

describe('smaller copies of a cover', () => {
  it('are as wide as screens are, and written beside the built pages', async () => {
    const copies = getCopies();
    const made = await copies.copy('/banners/bridge.webp', 1000);
    expect(made.map(({width}) => width)).toEqual([320, 640, 960, 1000]);
    const [first] = made;
    const file = join(outDir, first?.link ?? '');
    expect(existsSync(file)).toBe(false);
    const {publish} = coversPlugin({} as never, {}, {covers: copies});
    await publish.writeFiles?.({outDir} as never);
    expect(await sharp(readFileSync(file)).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
    });
  });

  it('are not made of a vector drawing, which fits any screen', async () => {
    expect(await getCopies().copy('/banners/ford.svg', 1600)).toEqual([]);
  });
});
