import {gzipSync} from 'node:zlib';
import {Globby} from '@docusaurus/utils';
import {getFilePath} from '../../src/shared/model/movedPage';
import type {SearchRecord} from '../../src/shared/model/searchRecord';
import {lockedAreas} from '../../src/site/contentAreas';
import {listBuilt, readBuilt} from '../support/built';

let records: readonly SearchRecord[] = [];

beforeAll(async () => {
  const parts = await Globby('assets/search/part-*.json', {cwd: 'build'});
  records = parts.flatMap(
    (part) => JSON.parse(readBuilt(part)) as SearchRecord[],
  );
});

/** Returns the anchors of a built page. */
function listIds(address: string): ReadonlySet<string> {
  const ids = readBuilt(getFilePath(address)).matchAll(
    /\sid=(?:"(?<quoted>[^"]*)"|(?<plain>[^\s>]+))/g,
  );
  return new Set(
    [...ids].map(({groups}) => groups?.['quoted'] ?? groups?.['plain'] ?? ''),
  );
}

describe('the search index', () => {
  it('has records of public pages only', () => {
    expect(records.length).toBeGreaterThan(20);
    const locked = lockedAreas.map(({id}) => `/${id}/`);
    expect(
      records.filter(({to}) => locked.some((path) => to.startsWith(path))),
    ).toEqual([]);
  });

  it('leads to places that exist', () => {
    const places = records
      .filter(({kind, to}) => kind !== 'document' && to.includes('#'))
      .map(({to}) => to.split('#') as [string, string]);
    const ids = new Map(
      [...new Set(places.map(([path]) => path))].map((path) => [
        path,
        listIds(path),
      ]),
    );
    expect(places.filter(([path, id]) => !ids.get(path)?.has(id))).toEqual([]);
  });
});

it('the search page says without scripts that it needs them', () => {
  expect(readBuilt('search.html')).toContain('<noscript><p>Search needs');
});

it('the search page is not for search engines', () => {
  expect(readBuilt('search.html')).toMatch(/name="?robots"? content="?noindex/);
  expect(readBuilt('sitemap.xml')).not.toContain('search.html');
});

it('each part of the search index takes at most 250 KB when transferred', () => {
  const sizes = listBuilt()
    .filter((file) => /^\/assets\/search\/part-.*\.json$/.test(file))
    .map((file) => ({file, size: gzipSync(readBuilt(file)).length}));
  expect(sizes).not.toEqual([]);
  expect(sizes.filter(({size}) => size > 250_000)).toEqual([]);
});
