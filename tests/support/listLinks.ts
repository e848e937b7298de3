import {posix} from 'node:path';
import {pageAddress} from '../../src/shared/model/pageAddress';
import {
  PAGE_COLUMN,
  selectFromSheet,
} from '../../plugins/tables/model/selectFromSheet';
import {readDataFile} from './sheets';
import type {SitePage} from '../../plugins/pages/sitePages';

/** Returns the address of a link on a page, without query and hash. */
function getAddress(target: string, {path}: SitePage): string {
  const file = target.replace(/[?#].*$/, '');
  if (!/\.mdx?$/.test(file)) {
    return file;
  }
  const [, area = '', ...steps] = posix
    .join(posix.dirname(path), file)
    .split('/');
  return `/${area}${pageAddress(steps.join('/'))}`;
}

function attribute(element: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1];
}

function getConditions(element: string): Readonly<Record<string, string>> {
  const parts = attribute(element, 'where')?.split(';') ?? [];
  return Object.fromEntries(
    parts.map((part) => {
      const [heading = '', ...cell] = part.split('=');
      return [heading.trim(), cell.join('=').trim()];
    }),
  );
}

/** Lists the pages that the rows of a data table link to. */
function listTablePages(element: string): readonly string[] {
  const src = attribute(element, 'src');
  // A sheet in the folder of its page is not under static/.
  if (src === undefined || src.startsWith('.')) {
    return [];
  }
  const sheet = readDataFile(src);
  const index = sheet.columns.indexOf(PAGE_COLUMN);
  return index === -1
    ? []
    : selectFromSheet(sheet, {where: getConditions(element)}).rows.map(
        (cells) => cells[index] ?? '',
      );
}

/** Lists the addresses that the text and the tables of a page link to. */
export function listLinks(page: SitePage): readonly string[] {
  const inText = [...page.body.matchAll(/\]\(([^)\s]+)/g)].map(
    ([, target = '']) => getAddress(target, page),
  );
  const tables = [...page.body.matchAll(/<Data(?:Grid|Table)\b[^>]*>/g)];
  return [...inText, ...tables.flatMap(([element]) => listTablePages(element))];
}
