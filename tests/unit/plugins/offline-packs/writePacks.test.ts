import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {decompress} from 'fzstd';
import {
  groupFiles,
  writeArchives,
  writePacks,
} from '../../../../plugins/offline-packs/writePacks';
import {
  EDITION_FILE,
  FORMER_FILE,
  parseEdition,
  parsePackFiles,
  type PackArchive,
  type PackFile,
} from '../../../../src/features/offline/lib/packs';
import {writeMovedPage} from '../../../../plugins/former-addresses/writeMovedPage';
import {temporarySite} from '../../../support/temporarySite';

/** Former addresses of pages: their files, and where they lead. */
const moved = [
  ['almanac/old.page.html', '/handbook/first-page.html'],
  ['old-handbook/index.html', '/handbook/'],
] as const;

/** Creates a built site of a few pages in a temporary folder. */
function createSmallSite(basePath: string): string {
  const pages = ['index.html', '404.html', 'handbook/first-page.html'];
  return temporarySite({
    ...Object.fromEntries(pages.map((path) => [path, `<p>${path}`])),
    ...Object.fromEntries(
      moved.map(([path, to]) => [
        path,
        writeMovedPage(
          {from: `/${path}`, to, title: 'First page', path: '', line: 1},
          {url: 'https://atlas.example', baseUrl: basePath, language: 'en'},
        ),
      ]),
    ),
  });
}

function readJson(folder: string, path: string): unknown {
  return JSON.parse(readFileSync(join(folder, path), 'utf8'));
}

/** Writes the packs of a small site, and returns their folder and the paths of the first. */
async function packSmallSite(basePath: string): Promise<{
  readonly folder: string;
  readonly paths: readonly string[];
}> {
  const folder = createSmallSite(basePath);
  await writePacks({
    siteDir: process.cwd(),
    folder,
    mapPicture: '',
    toolFiles: [],
  });
  const {packs} = parseEdition(readJson(folder, EDITION_FILE));
  const files = parsePackFiles(readJson(folder, packs.pages?.list ?? ''));
  return {folder, paths: files.map(([path]) => path)};
}

it('packs hold all pages, but no file at a former address, which hosts lead on without it', async () => {
  const {paths} = await packSmallSite('/');
  expect(paths).toContain('handbook/first-page.html');
  expect(paths).toContain('404.html');
  expect(paths).not.toContain('almanac/old.page.html');
  expect(paths).not.toContain('old-handbook/index.html');
});

it('the pack of pages holds where each former address leads', async () => {
  const {folder, paths} = await packSmallSite('/vale/');
  expect(paths.filter((path) => path === FORMER_FILE)).toHaveLength(1);
  expect(readJson(folder, FORMER_FILE)).toEqual({
    'almanac/old.page.html': '/vale/handbook/first-page.html',
    'old-handbook/index.html': '/vale/handbook/',
  });
});

const REVISION = '0123456789abcdef';

function makeFile(path: string, bytes: number): PackFile {
  return [path, REVISION, bytes];
}

describe('the groups of files', () => {
  it.each([
    [[4, 6], [['0', '1']]],
    [
      [4, 7],
      [['0'], ['1']],
    ],
    [
      [4, 6, 1],
      [['0', '1'], ['2']],
    ],
    // A larger file is alone.
    [
      [1, 11, 1],
      [['0'], ['1'], ['2']],
    ],
    [[0, 0], [['0', '1']]],
    [[], []],
  ])('of %p bytes hold up to 10 bytes: %p', (sizes, groups) => {
    const files = sizes.map((bytes, index) => makeFile(String(index), bytes));
    expect(
      groupFiles(files, 10).map((group) => group.map(([path]) => path)),
    ).toEqual(groups);
  });
});

describe('the archives of a pack', () => {
  const text = 'The lamps of the long road burn until morning. '.repeat(50);
  const files = [makeFile('a.html', text.length), makeFile('b.html', 5)];
  const contents = {'a.html': text, 'b.html': 'lamps'};

  it('hold its files, smaller than each alone, under a name of their content', async () => {
    const folder = temporarySite(contents);
    const archives = await writeArchives(folder, files);
    expect(archives).toEqual([
      {
        path: expect.stringMatching(
          /^offline\/archives\/pages\.[\da-f]{16}\.tar\.zst$/,
        ),
        bytes: expect.any(Number),
        files: 2,
        singleBytes: expect.any(Number),
      },
    ]);
    const [{path, bytes, singleBytes}] = archives as [PackArchive];
    const archive = readFileSync(join(folder, path));
    expect(archive).toHaveLength(bytes);
    expect(bytes).toBeLessThan(text.length);
    // The smaller file is not compressed alone.
    expect(singleBytes).toBeGreaterThan(5);
    expect(singleBytes).toBeLessThan(text.length);
    const list = execFileSync('tar', ['-t'], {
      input: decompress(archive),
      encoding: 'utf8',
    });
    expect(list).toBe('a.html\nb.html\n');
  });

  it('are the same for the same files, so that an upload leaves them alone', async () => {
    const [first, second, changed] = await Promise.all(
      [contents, contents, {...contents, 'b.html': 'lamp!'}].map((all) =>
        writeArchives(temporarySite(all), files),
      ),
    );
    expect(second).toEqual(first);
    expect(changed?.[0]?.path).not.toBe(first?.[0]?.path);
  });
});
