import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {PAGE_COLUMN} from '../../tables/model/selectFromSheet';
import {parseSheet} from '../../../src/shared/model/csv';
import type {SitePage} from '../../pages/sitePages';
import {listSourceLinks, type SourceLink} from '../../pages/sourceLinks';
import {QUESTION_FILES} from '../../../src/site/questions';
import type {PlacedLink} from './resolveLink';

/** Links by the path of their page, with the text in which they were found. */
const known = new Map<
  string,
  {content: string; links: readonly SourceLink[]}
>();

type Source = Pick<SitePage, 'path' | 'content' | 'address'>;

function listTextLinks({path, content, address}: Source) {
  const before = known.get(path);
  const links =
    before?.content === content ? before.links : listSourceLinks(content);
  known.set(path, {content, links});
  return links.map((link) => ({...link, path, base: address}));
}

/** Texts with links other than pages: parts of pages, and the home page. */
const TEXTS = ['docs/**/_*.{md,mdx}', 'world/*.mdx'];

/** Lists the links in the text of pages and their parts. */
export async function listPageLinks(
  siteDir: string,
  pages: readonly SitePage[],
): Promise<readonly PlacedLink[]> {
  const paths = await Globby(TEXTS, {cwd: siteDir});
  const parts = paths.toSorted().map(async (path) => ({
    path,
    content: await readFile(join(siteDir, path), 'utf8'),
    address: '',
  }));
  return [...pages, ...(await Promise.all(parts))].flatMap(listTextLinks);
}

/** The CSV files whose rows link to pages, and the headings of the addresses. */
const SHEETS = [
  {files: 'static/**/*.csv', column: PAGE_COLUMN},
  {files: QUESTION_FILES, column: 'to'},
] as const;

function listRowLinks(
  path: string,
  text: string,
  heading: string,
): readonly PlacedLink[] {
  const result = parseSheet(text);
  if (!result.ok) {
    return [];
  }
  const column = result.sheet.columns.indexOf(heading);
  return result.sheet.rows.flatMap((row, index) => {
    const url = row[column] ?? '';
    const line = result.lines[index] ?? 1;
    return url === '' || url.startsWith('#')
      ? []
      : [{path, base: '/', url, line, inElement: false}];
  });
}

export async function listSheetLinks(
  siteDir: string,
): Promise<readonly PlacedLink[]> {
  const links = SHEETS.map(async ({files, column}) => {
    const paths = await Globby(files, {cwd: siteDir});
    const inFiles = paths.toSorted().map(async (path) => {
      const text = await readFile(join(siteDir, path), 'utf8');
      return text.includes(column) ? listRowLinks(path, text, column) : [];
    });
    return (await Promise.all(inFiles)).flat();
  });
  return (await Promise.all(links)).flat();
}
