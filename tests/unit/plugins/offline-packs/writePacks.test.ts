import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {writePacks} from '../../../../plugins/offline-packs/writePacks';
import {
  EDITION_FILE,
  parseEdition,
  parsePackFiles,
} from '../../../../src/features/offline/lib/packList';
import {FORMER_FILE} from '../../../../src/features/offline/lib/packs';
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
