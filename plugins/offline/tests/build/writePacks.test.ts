import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {writePacks} from '../../build/writePacks';
import {EDITION_FILE, parseEdition, type PackFile} from '../../model/packs';
import {writeMovedPage} from '../../../former-addresses/writeMovedPage';
import {temporarySite} from '../../../../tests/support/temporarySite';

/** Former addresses of pages: their files, and where they lead. */
const moved = [
  ['almanac/old.page.html', '/handbook/first-page.html'],
  ['old-handbook/index.html', '/handbook/'],
] as const;

/** Creates a built site of a few pages in a temporary folder. */
function createSmallSite(): string {
  const pages = ['index.html', '404.html', 'handbook/first-page.html'];
  return temporarySite({
    ...Object.fromEntries(pages.map((path) => [path, `<p>${path}`])),
    ...Object.fromEntries(
      moved.map(([path, to]) => [
        path,
        writeMovedPage(
          {from: `/${path}`, to, title: 'First page', path: '', line: 1},
          {url: 'https://atlas.example', baseUrl: '/', language: 'en'},
        ),
      ]),
    ),
  });
}

function readJson(folder: string, path: string): unknown {
  return JSON.parse(readFileSync(join(folder, path), 'utf8'));
}

/** Writes the packs of a small site, and returns the paths of the first. */
async function packSmallSite(): Promise<readonly string[]> {
  const folder = createSmallSite();
  await writePacks({
    siteDir: process.cwd(),
    folder,
    mapPicture: '',
    toolFiles: [],
  });
  const {packs} = parseEdition(readJson(folder, EDITION_FILE));
  const files = readJson(folder, packs.pages?.list ?? '') as PackFile[];
  return files.map(([path]) => path);
}

it('packs hold all pages, but no file at a former address, which hosts lead on without it', async () => {
  const paths = await packSmallSite();
  expect(paths).toContain('handbook/first-page.html');
  expect(paths).toContain('404.html');
  expect(paths).not.toContain('almanac/old.page.html');
  expect(paths).not.toContain('old-handbook/index.html');
});
