import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {comparePages} from '../../../navigation/model/pageOrder';
import {pageAddress} from '../../../../src/shared/model/pageAddress';
import {contentAreas} from '../../../../src/site/contentAreas';
import {readPages, type AuthoredPage} from '../../../pages/readPages';
import {isUnlisted, readArticle} from './readArticle';
import type {TakenPage} from './takenPage';

/** A build, and which parts of it are public. */
export type BuiltSite = {
  readonly siteDir: string;
  /** The folder of the build. */
  readonly outDir: string;
  /** Base path with a leading and a trailing slash. */
  readonly basePath: string;
  /** Title and first sentence of the home page. */
  readonly home: {readonly title: string; readonly description: string};
  /** Ids of the areas that are encrypted in this build. */
  readonly closed: readonly string[];
};

/** What is known of a page without its text. */
type Described = Pick<
  TakenPage,
  'address' | 'title' | 'description' | 'tags' | 'aliases' | 'order' | 'area'
>;

function readTexts(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.filter((each) => typeof each === 'string')
    : [];
}

function readString(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Describes a docs page by its path and its front matter. */
function describePage({path, frontMatter}: AuthoredPage): Described {
  const [, area = '', ...steps] = path.split('/');
  const {title, description, order, slug} = frontMatter;
  return {
    address: `/${area}${readString(slug) || pageAddress(steps.join('/'))}`,
    area,
    title: readString(title),
    description: readString(description),
    tags: readTexts(frontMatter['tag']),
    aliases: readTexts(frontMatter['aliases']),
    order: typeof order === 'number' ? order : undefined,
  };
}

/** Reads a page of a build; undefined if it has none of that address, or one that asks not to be listed. */
async function readTakenPage(
  page: Described,
  {outDir, basePath}: BuiltSite,
): Promise<TakenPage | undefined> {
  const {address} = page;
  const file = `${address.slice(1)}${address.endsWith('/') ? 'index.html' : ''}`;
  const html = await readFile(join(outDir, file), 'utf8').catch(() => '');
  return html === '' || isUnlisted(html)
    ? undefined
    : {...page, file, ...readArticle(html, {address, basePath})};
}

/** Compares pages by area, and in reading order. */
function compareTaken(a: Described, b: Described): number {
  const place = (page: Described) =>
    contentAreas.findIndex(({id}) => id === page.area);
  const isInside = ({address, area}: Described) => address !== `/${area}/`;
  return (
    place(a) - place(b) ||
    Number(isInside(a)) - Number(isInside(b)) ||
    comparePages(a, b) ||
    (a.address < b.address ? -1 : 1)
  );
}

/**
 * Reads the home page and all public pages of a build in reading order. Of encrypted areas no file
 * is opened; if all are encrypted, there are no pages.
 */
export async function readWorld(
  site: BuiltSite,
): Promise<readonly TakenPage[]> {
  const open = contentAreas.filter(({id}) => !site.closed.includes(id));
  if (open.length === 0) {
    return [];
  }
  const home: Described = {
    ...site.home,
    address: '/',
    area: '',
    tags: [],
    aliases: [],
    order: undefined,
  };
  const authored = (await readPages(site.siteDir))
    .map(describePage)
    .filter(({area}) => open.some(({id}) => id === area))
    .toSorted(compareTaken);
  const pages: TakenPage[] = [];
  for (const page of [home, ...authored]) {
    const taken = await readTakenPage(page, site);
    if (taken !== undefined) {
      pages.push(taken);
    }
  }
  return pages;
}
