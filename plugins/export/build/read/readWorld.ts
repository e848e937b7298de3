import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {comparePages} from '../../../navigation/model/pageOrder';
import type {Doc, OpenDoc} from '../../../pages/openDocs';
import {isUnlisted, readArticle} from './readArticle';
import type {TakenPage} from './takenPage';

/** A build, and its public pages. */
export type BuiltSite = {
  /** The folder of the build. */
  readonly outDir: string;
  /** Base path with a leading and a trailing slash. */
  readonly basePath: string;
  /** Title and first sentence of the home page. */
  readonly home: {readonly title: string; readonly description: string};
  /** The public pages of docs, by area. */
  readonly pages: readonly OpenDoc[];
};

type Described = Pick<
  TakenPage,
  'address' | 'title' | 'description' | 'tags' | 'aliases' | 'area'
>;

function readTexts(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.filter((each) => typeof each === 'string')
    : [];
}

function describePage({doc, area}: OpenDoc, basePath: string): Described {
  const {permalink, title, description, tags, frontMatter} = doc;
  return {
    address: permalink.replace(basePath, '/'),
    area: area.label,
    title,
    // For a page without a description, Docusaurus uses its first lines.
    description: frontMatter.description === undefined ? '' : description,
    tags: tags.map(({label}) => label),
    aliases: readTexts(frontMatter['aliases']),
  };
}

/** Returns the file that hosts serve at the address of a page, below the folder of the build. */
function findFile(address: string, outDir: string): string | undefined {
  const path = address.slice(1);
  const files = [path, join(path, 'index.html'), `${path}.html`];
  return files.find(
    (file) => file.endsWith('.html') && existsSync(join(outDir, file)),
  );
}

/** Reads a page of a build; undefined if no page has that address, or it asks not to be listed. */
async function readTakenPage(
  page: Described,
  {outDir, basePath}: BuiltSite,
): Promise<TakenPage | undefined> {
  const {address} = page;
  const file = findFile(address, outDir);
  const html =
    file === undefined ? '' : await readFile(join(outDir, file), 'utf8');
  return file === undefined || isUnlisted(html)
    ? undefined
    : {...page, file, ...readArticle(html, {address, basePath})};
}

/** Compares the pages of an area: its first page, and the others in reading order. */
function compareDocs({doc: a}: OpenDoc, {doc: b}: OpenDoc): number {
  const isFirst = ({id}: Doc): boolean => id === 'index';
  return (
    Number(isFirst(b)) - Number(isFirst(a)) ||
    comparePages(
      {title: a.title, order: a.sidebarPosition},
      {title: b.title, order: b.sidebarPosition},
    ) ||
    (a.permalink < b.permalink ? -1 : 1)
  );
}

/**
 * Reads the home page and all public pages of a build in reading order; none if all pages are
 * encrypted.
 */
export async function readWorld(
  site: BuiltSite,
): Promise<readonly TakenPage[]> {
  const areas = [...new Set(site.pages.map(({area}) => area))];
  const docs = areas.flatMap((area) =>
    site.pages.filter((page) => page.area === area).toSorted(compareDocs),
  );
  const home: Described = {
    ...site.home,
    address: '/',
    area: '',
    tags: [],
    aliases: [],
  };
  const described =
    docs.length === 0
      ? []
      : [home, ...docs.map((page) => describePage(page, site.basePath))];
  const pages: TakenPage[] = [];
  for (const page of described) {
    const taken = await readTakenPage(page, site);
    if (taken !== undefined) {
      pages.push(taken);
    }
  }
  return pages;
}
