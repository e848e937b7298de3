import {existsSync, readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {strFromU8, unzipSync} from 'fflate';
import {takenFiles} from '../../plugins/export/model/takenFiles';
import {lockedAreas} from '../../src/site/contentAreas';
import {NEWS_PAGE} from '../../src/site/newsPage';
import {readBuilt} from '../support/built';
import {pagePaths} from '../support/e2e/pages';

/** Returns the path of the built file of a page, without its ending. */
function getFile(path: string): string {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  return file.slice(1).replace(/\.html$/, '');
}

function isLocked(path: string): boolean {
  return lockedAreas.some(({id}) => path.startsWith(`/${id}/`));
}

// The news, tags, and categories are lists of the site, which are not exported.
const open = pagePaths
  .filter((path) => !isLocked(path) && path !== NEWS_PAGE)
  .map(getFile)
  .filter((file) => !/(?:^tags|\/categories)\//.test(file));

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
    listAnchors(readBuilt(file)).has(anchor)
  );
}

/** Whether a link of a copy leads somewhere; those to other sites are not followed. */
function isWhole(copy: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) {
    return true;
  }
  const [path = '', anchor = ''] = link.split('#', 2);
  const target = posix.join(posix.dirname(copy), decodeURI(path));
  const file = `${target}${target.endsWith('/') ? 'index.html' : ''}`;
  return existsSync(`build/${file}`) && hasAnchor(file, anchor);
}

describe('copies of the pages', () => {
  it('are Markdown for every public page, and every link in them leads somewhere', () => {
    expect(open.length).toBeGreaterThan(5);
    const faults = open
      .map((file) => `${file}.md`)
      .flatMap((copy) =>
        listLinks(readBuilt(copy))
          .filter((link) => !isWhole(copy, link))
          .map((link) => `${copy}: ${link}`),
      );
    expect(faults).toEqual([]);
  });

  it('are none of a locked page, and the list of pages names none', () => {
    const list = readBuilt(takenFiles.list.path);
    const locked = pagePaths.filter(isLocked).map(getFile);
    expect(locked).not.toEqual([]);
    expect(locked.filter((file) => existsSync(`build/${file}.md`))).toEqual([]);
    expect(lockedAreas.filter(({id}) => list.includes(`/${id}/`))).toEqual([]);
    expect(listLinks(list).length).toBeGreaterThan(5);
  });

  it('are hidden from search engines', () => {
    expect(readBuilt('sitemap.xml')).not.toMatch(/\.md<|llms|take-away/);
  });

  it('are notes of a vault, whose links lead to its notes and pictures, or to the site', () => {
    const files = unzipSync(readFileSync(`build/${takenFiles.vault.path}`));
    const faults = Object.keys(files)
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) =>
        listLinks(strFromU8(files[path] ?? new Uint8Array()))
          .filter((link) => !/^[a-z]+:/.test(link))
          .map((link) => decodeURI(link.replace(/#.*$/, '')))
          .filter(
            (link) =>
              !Object.hasOwn(files, posix.join(posix.dirname(path), link)),
          )
          .map((link) => `${path}: ${link}`),
      );
    expect(faults).toEqual([]);
    expect(Object.keys(files).length).toBeGreaterThan(5);
  });
});
