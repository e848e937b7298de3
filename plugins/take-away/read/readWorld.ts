import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {comparePages} from '../../../src/features/navigation/lib/pageOrder';
import {pageAddress} from '../../../src/shared/lib/pageAddress';
import {tagsAddress} from '../../../src/features/page-info/lib/namedPages';
import {contentAreas} from '../../../src/site/contentAreas';
import {listBuiltPages} from '../../pages/builtPages';
import {readPages, type AuthoredPage} from '../../pages/readPages';
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

function readTexts(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.filter((each) => typeof each === 'string')
    : [];
}

function readString(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the address that a docs page has, unless its front matter names another. */
function getAddress({path, frontMatter}: AuthoredPage): string {
  const [, area = '', ...steps] = path.split('/');
  const slug = readString(frontMatter['slug']);
  return `/${area}${slug === '' ? pageAddress(steps.join('/')) : slug}`;
}

/** Finds the first heading of a page, which names pages without a source. */
function findTitle({children}: TakenPage['content']): string {
  const heading = children.find(({type}) => type === 'heading');
  const texts =
    heading?.type === 'heading'
      ? heading.children.map((child) => ('value' in child ? child.value : ''))
      : [];
  return texts.join('');
}

/** Finds the area of a file; undefined for the home page. */
function findArea(file: string): string | undefined {
  return contentAreas.find(({id}) => file.startsWith(`${id}/`))?.id;
}

/** Describes a page by its front matter, or by what is known without one. */
function describePage(
  source: AuthoredPage | undefined,
  fallback: BuiltSite['home'],
): Pick<
  TakenPage,
  'title' | 'description' | 'tags' | 'aliases' | 'order' | 'isWritten'
> {
  const matter = source?.frontMatter ?? {};
  const {title, description, order} = matter;
  return {
    title: readString(title) || fallback.title,
    description: readString(description) || fallback.description,
    tags: readTexts(matter['tag']),
    aliases: readTexts(matter['aliases']),
    order: typeof order === 'number' ? order : undefined,
    isWritten: source !== undefined,
  };
}

/** Whether a page lists the public pages of all areas that have a tag. */
function isOfTags(file: string): boolean {
  return file.startsWith(tagsAddress(''));
}

/** Whether the file of a page is part of what may be taken away. */
function isPublic(file: string, closed: readonly string[]): boolean {
  const area = findArea(file);
  return area === undefined
    ? file === 'index.html' || isOfTags(file)
    : !closed.includes(area);
}

/** Reads a page of a build; undefined if it asks not to be listed. */
async function readTakenPage(
  file: string,
  sources: ReadonlyMap<string, AuthoredPage>,
  {outDir, basePath, home}: BuiltSite,
): Promise<TakenPage | undefined> {
  const html = await readFile(join(outDir, file), 'utf8');
  if (isUnlisted(html)) {
    return undefined;
  }
  const address = `/${file.replace(/(?<=^|\/)index\.html$/, '')}`;
  const article = readArticle(html, {address, basePath});
  const source = sources.get(address);
  const fallback =
    file === 'index.html'
      ? home
      : {title: findTitle(article.content), description: ''};
  return {
    file,
    address,
    area: findArea(file),
    ...describePage(source, fallback),
    ...article,
  };
}

/** Compares pages by area, then lists after texts, then in reading order. */
function compareTaken(a: TakenPage, b: TakenPage): number {
  const place = ({area, file}: TakenPage) =>
    isOfTags(file)
      ? contentAreas.length
      : contentAreas.findIndex(({id}) => id === area);
  const isFirst = ({address, area}: TakenPage) =>
    address === `/${area ?? ''}/` ? 0 : 1;
  return (
    place(a) - place(b) ||
    Number(b.isWritten) - Number(a.isWritten) ||
    isFirst(a) - isFirst(b) ||
    comparePages(a, b) ||
    (a.address < b.address ? -1 : 1)
  );
}

/**
 * Reads all public pages of a build in reading order. Of encrypted areas no file is opened; if all
 * are encrypted, there are no pages.
 */
export async function readWorld(
  site: BuiltSite,
): Promise<readonly TakenPage[]> {
  const {siteDir, outDir, closed} = site;
  if (contentAreas.every(({id}) => closed.includes(id))) {
    return [];
  }
  const authored = await readPages(siteDir);
  const sources = new Map(authored.map((page) => [getAddress(page), page]));
  const files = (await listBuiltPages(outDir)).filter((file) =>
    isPublic(file, closed),
  );
  const pages: TakenPage[] = [];
  for (const file of files) {
    const page = await readTakenPage(file, sources, site);
    if (page !== undefined) {
      pages.push(page);
    }
  }
  return pages.toSorted(compareTaken);
}
