import {existsSync, readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {expect, test} from '@playwright/test';
import {createSlugger} from '@docusaurus/utils';
import {strFromU8, unzipSync} from 'fflate';
import {takenFiles} from '../../../src/features/take-away/lib/takenFiles';
import {NEWS_PAGE} from '../../../src/site/newsPage';
import {lockedAreas, openAreas} from '../../../src/site/contentAreas';
import {accessFaults, prepareAccess} from '../../support/e2e/access';
import {pagePaths} from '../../support/e2e/pages';
import {
  findAdventureFaults,
  findDocumentFaults,
  findLostReferences,
  type Collection,
} from '../../support/foundryShapes';
import {
  leadsSomewhere,
  listNoteLinks,
  openVault,
} from '../../support/openVault';

/** Returns the path of the twin of a page, below the folder of the build. */
function getTwin(path: string): string {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  return file.slice(1).replace(/\.html$/, '.md');
}

function isLocked(path: string): boolean {
  return lockedAreas.some(({id}) => path.startsWith(`/${id}/`));
}

/** Lists where the links and pictures of Markdown lead. */
function listLinks(markdown: string): readonly string[] {
  return [...markdown.matchAll(/(?<!\\)\]\(<?(?<link>[^)>]+)>?\)/g)].map(
    ({groups}) => groups?.['link'] ?? '',
  );
}

/** Lists the anchors that readers of Markdown make of headings. */
function listAnchors(markdown: string): ReadonlySet<string> {
  const slugger = createSlugger();
  return new Set(
    [...markdown.matchAll(/^#+ (?<text>.+)$/gm)].map(({groups}) =>
      slugger.slug(
        (groups?.['text'] ?? '').replaceAll(
          /!?\[(?<label>[^\]]*)\]\([^)]*\)|\\(?=\W)|[*`]/g,
          '$<label>',
        ),
      ),
    ),
  );
}

/** Whether Markdown in the build has an anchor; other files are not searched. */
function hasAnchor(file: string, anchor: string): boolean {
  return (
    anchor === '' ||
    !file.endsWith('.md') ||
    listAnchors(readFileSync(file, 'utf8')).has(anchor)
  );
}

/** Whether a link of a twin leads somewhere; those to other sites are not followed. */
function isWhole(twin: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) {
    return true;
  }
  const [path = '', anchor = ''] = link.split('#', 2);
  const target = posix.join(posix.dirname(twin), decodeURI(path));
  const file = `build/${target}${target.endsWith('/') ? 'index.html' : ''}`;
  return existsSync(file) && hasAnchor(file, anchor);
}

// What is new is no part of the world, so nobody takes it along.
const open = pagePaths.filter((path) => !isLocked(path) && path !== NEWS_PAGE);

test('every public page has a Markdown twin, and every link in it leads somewhere (T11)', () => {
  const faults = open.map(getTwin).flatMap((twin) => {
    const text = readFileSync(`build/${twin}`, 'utf8');
    return listLinks(text)
      .filter((link) => !isWhole(twin, link))
      .map((link) => `${twin}: ${link}`);
  });
  expect(open.length).toBeGreaterThan(8);
  expect(faults).toEqual([]);
});

test('no locked page has a twin, and the list of pages names none (T11)', () => {
  const list = readFileSync('build/llms.txt', 'utf8');
  const locked = pagePaths.filter(isLocked);
  expect(
    locked.map(getTwin).filter((twin) => existsSync(`build/${twin}`)),
  ).toEqual([]);
  for (const {id} of lockedAreas) {
    expect(list).not.toContain(`/${id}/`);
  }
  expect(listLinks(list).length).toBeGreaterThan(8);
});

test('a twin is served as Markdown, and search engines are not told of it (T11)', async ({
  request,
}) => {
  const twin = await request.get('/index.md');
  expect(twin.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await (await request.get('/sitemap.xml')).text()).not.toMatch(
    /\.md<|llms|take-away/,
  );
});

test('every link and picture in the vault leads to a note, a heading, or a file (T11)', () => {
  const vault = openVault(readFileSync(`build/${takenFiles.vault}`));
  const links = listNoteLinks(vault);
  expect(links.length).toBeGreaterThan(8);
  expect(
    links
      .filter((link) => !leadsSomewhere(vault, link))
      .map(({from, to, heading}) => `${from}: ${to}#${heading}`),
  ).toEqual([]);
});

test('the files for Foundry VTT have the shapes of its documents, and lead to each other (T11)', () => {
  const files = unzipSync(readFileSync(`build/${takenFiles.foundry}`));
  const json = strFromU8(files['adventure.json'] ?? new Uint8Array());
  expect(findAdventureFaults(JSON.parse(json))).toEqual([]);
  expect(findLostReferences(json)).toEqual([]);
  const faults = Object.keys(files)
    .filter((path) => path.includes('/'))
    .flatMap((path) =>
      findDocumentFaults(
        path.split('/')[0] as Collection,
        JSON.parse(strFromU8(files[path] ?? new Uint8Array())),
      ),
    );
  expect(faults).toEqual([]);
  expect(Object.keys(files).length).toBeGreaterThan(8);
});

test('the page of copies offers each file with its size, from the front page of an area (T11)', async ({
  page,
}) => {
  await page.goto(`/${openAreas[0]?.id ?? ''}/`);
  await page.getByRole('link', {name: 'Take it with you'}).click();
  await expect(
    page.getByRole('heading', {level: 1, name: 'Take it with you'}),
  ).toBeVisible();
  await expect(page.getByText(/\d [kM]B$/).first()).toBeVisible();
  await prepareAccess(page);
  expect(await accessFaults(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', {name: 'Download'}).first().click(),
  ]);
  expect(download.suggestedFilename()).toBe('obsidian-vault.zip');
});
