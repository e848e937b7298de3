import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {assetModuleReader} from '../../build/readAssetModule';
import {assetReader} from '../../build/readAssets';
import type {AssetRequest} from '../../model/assetRequest';
import {writeRequest} from '../../../../src/shared/model/moduleRequest';
import {minimalRequest} from '../../../../tests/support/assets';
import {createNoisyImage} from '../../../../tests/support/files';
import {temporarySite} from '../../../../tests/support/temporarySite';

const siteDir = temporarySite({
  'static/maps/a.txt': 'a',
  'docs/reference/index.md': '---\ntitle: R\n---\n',
  'docs/reference/files/b.txt': 'b',
  'docs/prime-almanac/c.txt': 'c',
});
const histories = () => Promise.resolve(new Map());
const readOwn = assetReader({
  staticDir: join(siteDir, 'docs'),
  only: 'reference',
  histories,
});
const read = assetModuleReader({
  siteDir,
  readOwn,
  readAssets: assetReader({staticDir: join(siteDir, 'static'), histories}),
});

beforeAll(async () => {
  const picture = await createNoisyImage(700, 300).png().toBuffer();
  writeFileSync(join(siteDir, 'static/maps/open.png'), picture);
  writeFileSync(join(siteDir, 'docs/reference/files/own.png'), picture);
});

async function answer(wanted: Partial<AssetRequest>) {
  const query = writeRequest({...minimalRequest, ...wanted});
  return read(`@site/plugins/assets/build/assets.virtual.cjs${query}`);
}

describe('the files among locked pages', () => {
  it('are those of their folder, without pages', async () => {
    const links = (await readOwn()).map(({link}) => link);
    expect(links).toEqual([
      '/reference/files/b.txt',
      '/reference/files/own.png',
    ]);
  });
});

describe('the files that a locked page shows', () => {
  it('may be public', async () => {
    expect(await answer({folder: '/maps', shape: 'assets'})).toMatchObject({
      data: [{link: '/maps/a.txt'}, {link: '/maps/open.png'}],
      open: true,
    });
  });

  it('may be its own, which are locked with it', async () => {
    expect(
      await answer({folder: '/reference/files', shape: 'assets'}),
    ).toMatchObject({
      data: [{link: '/reference/files/b.txt'}, {name: 'own.png'}],
      open: false,
    });
  });

  it('have small copies if they are public', async () => {
    const open = await answer({files: ['/maps/open.png'], shape: 'picture'});
    expect(open?.made.map(({path}) => path)).toEqual([
      expect.stringMatching(/^assets\/pictures\/.*-320\.webp$/),
      expect.stringMatching(/-640\.webp$/),
      expect.stringMatching(/-700\.webp$/),
    ]);
  });

  it('have no copies if they are locked', async () => {
    const own = await answer({
      files: ['/reference/files/own.png'],
      shape: 'picture',
    });
    expect(own).toMatchObject({data: {thumbnails: []}, open: false, made: []});
  });

  it('exclude modules of other plugins', async () => {
    expect(await read('@spells')).toBeUndefined();
  });
});
