import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {getFilePath} from '../../../src/shared/lib/movedPage';
import {lockedAreas} from '../../../src/site/contentAreas';
import {CHANGE_FEED, NEWS_PAGE} from '../../../src/site/newsPage';
import {pagePaths} from '../../support/e2e/pages';

const feedFile = `build${CHANGE_FEED}`;
const feed = existsSync(feedFile) ? readFileSync(feedFile, 'utf8') : '';

/** Matches the address of a page of a locked area. */
const lockedAddress = new RegExp(
  `//[^/\\s]+/(?:${lockedAreas.map(({id}) => id).join('|')})/`,
);

test('neither the sitemap nor the feed names a locked page (G4)', () => {
  expect(lockedAreas.length).toBeGreaterThan(0);
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  expect(sitemap).toContain('<loc>');
  expect(sitemap).not.toMatch(lockedAddress);
  expect(feed).not.toMatch(lockedAddress);
});

test('the site has a page of what is new', () => {
  expect(existsSync(`build${NEWS_PAGE}`)).toBe(true);
  expect(pagePaths).toContain(NEWS_PAGE);
  expect(readFileSync('build/index.html', 'utf8').includes(CHANGE_FEED)).toBe(
    feed !== '',
  );
});

test('every entry of the feed leads to a page of the site', () => {
  const links = [...feed.matchAll(/<id>(?<address>[^<]+)<\/id>/g)]
    .map(({groups}) => new URL(groups?.['address'] ?? '').pathname)
    .slice(1);
  expect(links).toHaveLength(Math.max(0, feed.split('<entry>').length - 1));
  expect(links.filter((path) => !pagePaths.includes(path))).toEqual([]);
});

/** The structured data of a built page. */
function readData(path: string): readonly Record<string, unknown>[] {
  const html = readFileSync(`build/${getFilePath(path)}`, 'utf8');
  return [
    ...html.matchAll(
      /<script [^>]*application\/ld\+json\b[^>]*>(?<json>[^<]*)/g,
    ),
  ].map(
    ({groups}) => JSON.parse(groups?.['json'] ?? '') as Record<string, unknown>,
  );
}

/** The cards of the built site. */
function listCards(): readonly string[] {
  const folder = 'build/assets/cards';
  return existsSync(folder) ? readdirSync(folder) : [];
}

const lockedIds = lockedAreas.map(({id}) => id);
const isLocked = (path: string): boolean =>
  lockedIds.some((id) => path.startsWith(`/${id}/`));

test('structured data is JSON, each kind once, and none on locked pages (G4)', () => {
  const types = new Map(
    pagePaths.map((path) => [
      path,
      readData(path).map((data) => String(data['@type'])),
    ]),
  );
  for (const [path, found] of types) {
    expect(new Set(found).size, path).toBe(found.length);
    expect(found.length > 0 && isLocked(path), path).toBe(false);
  }
  expect([...types.values()].flat()).toContain('Article');
  expect(JSON.stringify(pagePaths.flatMap(readData))).not.toMatch(
    lockedAddress,
  );
});

test('every defined term leads to its anchor', () => {
  for (const path of pagePaths) {
    const html = readFileSync(`build/${getFilePath(path)}`, 'utf8');
    const terms = readData(path).flatMap(
      ({hasDefinedTerm = []}) => hasDefinedTerm as readonly {url: string}[],
    );
    for (const {url} of terms) {
      expect(html).toMatch(new RegExp(`\\bid="?${url.split('#')[1] ?? ''}\\b`));
    }
  }
});

test('links to public pages show a card of their own, and to locked ones none (G4, W6)', () => {
  const cards = pagePaths.map((path) => {
    const html = readFileSync(`build/${getFilePath(path)}`, 'utf8');
    return [path, /\/assets\/cards\/\w+\.png/.exec(html)?.[0]] as const;
  });
  const shown = cards.flatMap(([, card]) => card ?? []);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((card) => !existsSync(`build${card}`))).toEqual([]);
  expect(
    cards.filter(([path, card]) => isLocked(path) && card !== undefined),
  ).toEqual([]);
  // A card that no public page shows would tell of another page.
  expect(new Set(shown).size).toBe(listCards().length);
});
