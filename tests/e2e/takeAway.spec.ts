import {existsSync, readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {expect, test} from '@playwright/test';
import {createSlugger} from '@docusaurus/utils';
import {lockedAreas} from '../../src/site/contentAreas';
import {pagePaths} from '../support/e2e/pages';

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
function leadsSomewhere(twin: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) {
    return true;
  }
  const [path = '', anchor = ''] = link.split('#', 2);
  const target = posix.join(posix.dirname(twin), decodeURI(path));
  const file = `build/${target}${target.endsWith('/') ? 'index.html' : ''}`;
  return existsSync(file) && hasAnchor(file, anchor);
}

const open = pagePaths.filter((path) => !isLocked(path));

test('every public page has a Markdown twin, and every link in it leads somewhere (T11)', () => {
  const faults = open.map(getTwin).flatMap((twin) => {
    const text = readFileSync(`build/${twin}`, 'utf8');
    return listLinks(text)
      .filter((link) => !leadsSomewhere(twin, link))
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
