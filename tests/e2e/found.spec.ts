import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {lockedAreas} from '../../src/site/contentAreas';
import {hasFeature} from '../../src/site/features';
import {CHANGE_FEED, NEWS_PAGE} from '../../src/site/newsPage';
import {pagePaths} from '../support/e2e/pages';

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

test('what is new is there exactly if the world has it (W6)', () => {
  const has = hasFeature('what-is-new');
  expect(existsSync(`build${NEWS_PAGE}`)).toBe(has);
  expect(pagePaths.includes(NEWS_PAGE)).toBe(has);
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
