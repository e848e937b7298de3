import {join} from 'node:path';
import assetLoader from '../../build/assetModule';
import type {ReadAssets} from '../../build/readAssets';
import {writeRequest} from '../../../../src/shared/model/moduleRequest';
import {createAsset, minimalRequest} from '../../../../tests/support/assets';
import {createNoisyImage} from '../../../../tests/support/files';
import {temporarySite} from '../../../../tests/support/temporarySite';
import {writeFileSync} from 'node:fs';

const siteDir = temporarySite({'static/a.txt': 'a'});
const staticDir = join(siteDir, 'static');

/** Mocks the context in which the bundler calls a loader. */
function bundler(query: string, onDemand = false) {
  const watched: string[] = [];
  const emitted: string[] = [];
  const context = {
    resourceQuery: query,
    getOptions: () => ({
      staticDir,
      cacheDir: join(siteDir, '.cache'),
      onDemand,
      readAssets: ((select = (all) => all) =>
        Promise.resolve(
          select([createAsset('/a.png', {width: 10, height: 5})]),
        )) satisfies ReadAssets,
    }),
    addContextDependency: (folder: string) => {
      watched.push(folder);
    },
    emitFile: (path: string) => {
      emitted.push(path);
    },
  };
  return {context, watched, emitted};
}

const query = writeRequest({
  ...minimalRequest,
  shape: 'picture',
  files: ['/a.png'],
});

beforeAll(async () => {
  writeFileSync(
    join(staticDir, 'a.png'),
    await createNoisyImage(10, 5).png().toBuffer(),
  );
});

describe('the loader of the files of a page', () => {
  it('has copies of pictures emitted beside the scripts', async () => {
    const {context, emitted} = bundler(query);
    expect(await assetLoader.call(context)).toContain('"link":"/a.png"');
    expect(emitted).toEqual([
      expect.stringMatching(/^assets\/pictures\/[\da-f]{16}-10\.webp$/),
    ]);
  });

  it('serves pictures from this machine during development', async () => {
    const {context, emitted} = bundler(query, true);
    expect(await assetLoader.call(context)).toMatch(
      /"thumbnails":\[\{"link":"\/a\.png\?[\da-f]{16}","width":10\}\]/,
    );
    expect(emitted).toEqual([]);
  });

  it('runs again when a file is added, changed or removed, even after an error', async () => {
    const {context, watched} = bundler(
      writeRequest({
        ...minimalRequest,
        files: ['/b.png'],
        place: 'docs/a.md:1:',
      }),
    );
    await expect(assetLoader.call(context)).rejects.toThrow(
      'docs/a.md:1: found "/b.png"',
    );
    expect(watched).toEqual([staticDir]);
  });

  it('is the same in the form that the bundler requires', async () => {
    const {context} = bundler(query);
    const loader = jest.requireActual<typeof assetLoader>(
      '../../build/loader.cjs',
    );
    expect(await loader.call(context)).toBe(
      await assetLoader.call(bundler(query).context),
    );
  });
});
