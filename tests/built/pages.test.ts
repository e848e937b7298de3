import {sitePages, type SitePage} from '../../plugins/pages/sitePages';
import {lockedAreas} from '../../src/site/contentAreas';
import {readIdentity} from '../../src/site/identity';
import {
  isBuilt,
  readBuilt,
  readBuiltPages,
  type BuiltPage,
} from '../support/built';
import {
  findPath,
  listLinkFaults,
  listReferences,
  type Targets,
} from './linkFaults';
import {isMoved, isUnlisted, isWindow, listPageFaults} from './pageFaults';

const {title, url, basePath} = readIdentity(process.env);
const home = `${url}${basePath}`;
const site = {title, language: 'en-US', home};

const pages = readBuiltPages();
const byPath = new Map(pages.map((page) => [page.path, page]));

function listIds({elements}: BuiltPage): ReadonlySet<string> {
  return new Set(
    elements.flatMap(({attributes}) => attributes.get('id') ?? []),
  );
}

const targets: Targets = {
  home,
  isFile: isBuilt,
  anchors: new Map(pages.map((page) => [page.path, listIds(page)])),
  isLocked: (path) => lockedAreas.some(({id}) => path.startsWith(`/${id}/`)),
};

/** Lists the pages that a page links to. */
function listLinked(page: BuiltPage): readonly string[] {
  return listReferences(page).flatMap((reference) => {
    const path = findPath(
      home,
      new URL(reference, `${home}${page.path.slice(1)}`),
    );
    return path !== undefined && byPath.has(path) ? [path] : [];
  });
}

/** Lists the pages that can be reached from the home page by links. */
function listReachable(): ReadonlySet<string> {
  const reached = new Set(['/']);
  // Iterating over a set also visits what is added to it meanwhile.
  for (const path of reached) {
    const page = byPath.get(path);
    for (const next of page === undefined ? [] : listLinked(page)) {
      reached.add(next);
    }
  }
  return reached;
}

const squeeze = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the text and all attributes of a page. */
const readAll = ({elements}: BuiltPage): string =>
  squeeze(
    [
      elements[0]?.text ?? '',
      ...elements.flatMap(({attributes}) => [...attributes.values()]),
    ].join('\n'),
  );

/** Lists some sentences of a page that nobody may read without a password. */
function listSecrets({frontMatter, body}: SitePage): readonly string[] {
  const lines = body
    .split('\n')
    .filter((line) => /^[A-Z][^<[\]{}*]{60,}$/.test(line));
  return [String(frontMatter['description']), ...lines.slice(0, 3)].map(
    squeeze,
  );
}

describe('a page of the built site', () => {
  it.each(pages)('is whole: $path', (page) => {
    expect(listPageFaults(page, site)).toEqual([]);
  });

  it.each(pages)('has links that lead somewhere: $path', (page) => {
    expect(listLinkFaults(page, targets)).toEqual([]);
  });
});

describe('the pages of the built site', () => {
  const own = pages.filter((page) => !isMoved(page) && !isWindow(page));

  it('can all be reached by links from the home page', () => {
    const reached = listReachable();
    expect(
      own
        .map(({path}) => path)
        .filter((path) => path !== '/404.html' && !reached.has(path)),
    ).toEqual([]);
  });

  it('are those in the sitemap, without the not-found page and those that search engines leave out', () => {
    const listed = [
      ...readBuilt('/sitemap.xml').matchAll(/<loc>(?<address>[^<]+)<\/loc>/g),
    ].map(({groups}) => findPath(home, new URL(groups?.['address'] ?? '')));
    expect(listed.toSorted()).toEqual(
      own
        .filter((page) => !isUnlisted(page) && page.path !== '/404.html')
        .map(({path}) => path)
        .toSorted(),
    );
  });

  it('hold no sentence of a locked page', async () => {
    const locked = (await sitePages()).filter(({area}) =>
      lockedAreas.some(({id}) => id === area),
    );
    const secrets = locked.flatMap(listSecrets);
    const all = pages.map(readAll).join('\n');
    expect(secrets.length).toBeGreaterThanOrEqual(locked.length);
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  });
});
