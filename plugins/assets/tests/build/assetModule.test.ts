import {readAssetData} from '../../build/assetModule';
import type {AssetRequest} from '../../model/assetRequest';
import {writeRequest} from '../../../../src/shared/model/moduleRequest';
import {createAsset, minimalRequest} from '../../../../tests/support/assets';

const thumbnails = [{link: '/assets/pictures/x-320.webp', width: 320}];
const size = {width: 640, height: 480};

const assets = [
  createAsset('/Races/Orc.pdf', {row: 0}),
  createAsset('/Races/Ogre.pdf'),
  createAsset('/world.csv', {contents: [{Name: 'Kadar'}]}),
  createAsset('/maps/world.png', {...size, alt: 'A map.'}),
  createAsset('/maps/mute.png', size),
  createAsset('/favicon.ico', size),
];

/** Returns the module that a page receives for its request. */
async function exported(request: Partial<AssetRequest>): Promise<unknown> {
  const data = await readAssetData({
    query: writeRequest({
      ...minimalRequest,
      place: 'docs/a.mdx:12: <AssetList>',
      ...request,
    }),
    readAssets: (select = (all) => all) => Promise.resolve(select(assets)),
    derive: () => Promise.resolve({thumbnails, placeholder: 'data:x'}),
  });
  return JSON.parse(JSON.stringify(data));
}

const orc = createAsset('/Races/Orc.pdf');

describe('the module of the files on a page', () => {
  it('exports only those that are shown', async () => {
    expect(await exported({folder: '/Races', match: 'orc*'})).toEqual([orc]);
  });

  it('exports nothing if there is nothing and the author allows it', async () => {
    expect(await exported({folder: '/none', mayBeEmpty: true})).toEqual([]);
  });

  it('exports the one file that is requested', async () => {
    expect(await exported({shape: 'asset', files: ['/Races/Orc.pdf']})).toEqual(
      orc,
    );
  });

  it('ships the rows of a CSV file only if they are shown', async () => {
    const request = {shape: 'asset', files: ['/world.csv']} as const;
    expect(await exported(request)).toMatchObject({contents: []});
    expect(await exported({...request, contents: true})).toMatchObject({
      contents: [{Name: 'Kadar'}],
    });
  });

  it('exports pictures with their size and smaller copies', async () => {
    const picture = {link: '/maps/world.png', ...size, thumbnails};
    expect(
      await exported({shape: 'picture', files: ['/maps/world.png']}),
    ).toMatchObject({...picture, placeholder: 'data:x'});
    expect(
      await exported({
        shape: 'pictures',
        folder: '/maps',
        match: 'world.*',
        described: true,
      }),
    ).toMatchObject([picture]);
  });
});

describe('files that a page cannot show', () => {
  it.each<[string, Partial<AssetRequest>, string]>([
    [
      'none',
      {folder: '/Race'},
      'found the folder "/Race", expected a folder under static/ that contains files (did you mean "/Races"?).',
    ],
    [
      'no picture',
      {shape: 'picture', files: ['/world.csv']},
      'found "/world.csv", expected a picture.',
    ],
    [
      'a picture that says nothing to those who cannot see it',
      {shape: 'pictures', folder: '/maps', described: true},
      'found no alt text for "/maps/mute.png", expected a row for it in static/maps/index.csv, with its alt text in the column "alt".',
    ],
    [
      'such a picture in the root',
      {shape: 'picture', files: ['/favicon.ico'], described: true},
      'static/index.csv, with its alt text in the column "alt".',
    ],
  ])('stop the build, naming page and line: %s', async (_, request, words) => {
    await expect(exported(request)).rejects.toThrow(words);
    await expect(exported(request)).rejects.toThrow(
      /^docs\/a\.mdx:12: <AssetList> found /,
    );
  });
});
