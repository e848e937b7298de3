import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {writePacks} from '../../../../scripts/build-site/writePacks';
import {
  EDITION_FILE,
  parseEdition,
  parsePackFiles,
} from '../../../../src/features/offline/lib/packList';
import {createSmallSite} from '../../../support/hosts/createSmallSite';

function readJson(folder: string, path: string): unknown {
  return JSON.parse(readFileSync(join(folder, path), 'utf8'));
}

it('packs hold all pages, but no file at a former address, which hosts lead on without it (T1)', async () => {
  const folder = createSmallSite('/');
  await writePacks({
    siteDir: process.cwd(),
    folder,
    mapPicture: '',
    toolFiles: [],
  });
  const {packs} = parseEdition(readJson(folder, EDITION_FILE));
  const paths = parsePackFiles(
    readJson(folder, packs.pages?.list ?? ''),
  ).map(([path]) => path);
  expect(paths).toContain('handbook/first-page.html');
  expect(paths).toContain('404.html');
  expect(paths).not.toContain('almanac/old.page.html');
  expect(paths).not.toContain('old-handbook/index.html');
});
