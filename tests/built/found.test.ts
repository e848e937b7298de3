import {existsSync, readdirSync} from 'node:fs';
import {getFilePath} from '../../src/shared/model/movedPage';
import {lockedAreas} from '../../src/site/contentAreas';
import {CHANGE_FEED, NEWS_PAGE} from '../../src/site/newsPage';
import {readBuilt} from '../support/built';
import {pagePaths} from '../support/e2e/pages';

const lockedIds = lockedAreas.map(({id}) => id);

/** Matches the address of a page of a locked area. */
const lockedAddress = new RegExp(`//[^/\\s]+/(?:${lockedIds.join('|')})/`);

const isLocked = (path: string): boolean =>
  lockedIds.some((id) => path.startsWith(`/${id}/`));

const readPage = (path: string): string => readBuilt(getFilePath(path));

/** Returns the structured data of a built page. */
function readData(path: string): readonly Record<string, unknown>[] {
  return [
    ...readPage(path).matchAll(
      /<script [^>]*application\/ld\+json\b[^>]*>(?<json>[^<]*)/g,
    ),
  ].map(
    ({groups}) => JSON.parse(groups?.['json'] ?? '') as Record<string, unknown>,
  );
}

describe('the sitemap and the feed of changes', () => {
  const feed = readBuilt(CHANGE_FEED);

  it('name no locked page', () => {
    const sitemap = readBuilt('sitemap.xml');
    expect(sitemap).toContain('<loc>');
    expect(sitemap).not.toMatch(lockedAddress);
    expect(feed).not.toMatch(lockedAddress);
  });

  it('lead to pages of the site, which has the same news', () => {
    const links = [...feed.matchAll(/<id>(?<address>[^<]+)<\/id>/g)]
      .map(({groups}) => new URL(groups?.['address'] ?? '').pathname)
      .slice(1);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((path) => !pagePaths.includes(path))).toEqual([]);
    expect(pagePaths).toContain(NEWS_PAGE);
    expect(readBuilt('index.html')).toContain(CHANGE_FEED);
  });
});

describe('structured data', () => {
  it('is JSON, each kind once on a page, and none on locked pages', () => {
    const types = pagePaths.map((path) => ({
      path,
      found: readData(path).map((data) => String(data['@type'])),
    }));
    expect(types.flatMap(({found}) => found)).toContain('Article');
    expect(
      types.filter(({found}) => new Set(found).size < found.length),
    ).toEqual([]);
    expect(
      types.filter(({path, found}) => isLocked(path) && found.length > 0),
    ).toEqual([]);
    expect(JSON.stringify(pagePaths.flatMap(readData))).not.toMatch(
      lockedAddress,
    );
  });

  it('defines terms at their anchors', () => {
    const terms = pagePaths.flatMap((path) =>
      readData(path)
        .flatMap(
          ({hasDefinedTerm = []}) =>
            hasDefinedTerm as readonly {readonly url: string}[],
        )
        .map(({url}) => ({path, id: url.split('#')[1] ?? ''})),
    );
    expect(terms.length).toBeGreaterThan(0);
    expect(
      terms.filter(
        ({path, id}) => !new RegExp(`\\bid="?${id}\\b`).test(readPage(path)),
      ),
    ).toEqual([]);
  });
});

describe('the cards that links to pages show', () => {
  it('are one for each public page, and none for locked ones', () => {
    const cards = pagePaths.flatMap((path) => {
      const [card] = /\/assets\/cards\/\w+\.png/.exec(readPage(path)) ?? [];
      return card === undefined ? [] : [{path, card}];
    });
    expect(cards.filter(({card}) => !existsSync(`build${card}`))).toEqual([]);
    expect(cards.filter(({path}) => isLocked(path))).toEqual([]);
    // A card that no public page shows would tell of another page.
    expect(new Set(cards.map(({card}) => card)).size).toBe(
      readdirSync('build/assets/cards').length,
    );
  });
});
