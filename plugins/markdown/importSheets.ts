import {join, relative} from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {limits} from '../../src/site/limits';
import {
  selectionToQuery,
  type SheetSelection,
} from '../../src/lib/selectFromSheet';
import {handedOver, importOf} from './modules';
import {requireStaticFile} from './staticFiles';
import type {Options} from './staticLinks';
import {textAttribute} from './textAttribute';

/** The components that show a sheet, or part of one, named by `src`. */
const SHEET_COMPONENTS: ReadonlySet<string> = new Set([
  'DataGrid',
  'DataTable',
  'FactBox',
  'LatestSession',
  'WorldToday',
]);

/** Attributes that say which part of a sheet is shown; they end in the import. */
const SELECTING: ReadonlySet<string> = new Set([
  'columns',
  'exclude',
  'row',
  'where',
  'last',
]);

function list(text: string | undefined): readonly string[] | undefined {
  return text?.split(',').map((part) => part.trim());
}

function conditions(
  text: string | undefined,
): Readonly<Record<string, string>> | undefined {
  return text === undefined
    ? undefined
    : Object.fromEntries(
        text
          .split(';')
          .filter((part) => part.trim() !== '')
          .map((part) => {
            const [heading = '', ...cell] = part.split('=');
            return [heading.trim(), cell.join('=').trim()];
          }),
      );
}

function selectionOf(element: MdxJsxFlowElement): SheetSelection {
  const last = textAttribute(element, 'last');
  return {
    // A grid fetches the rest of a long sheet itself.
    first: element.name === 'DataGrid' ? limits.grid.imported : undefined,
    exclude: list(textAttribute(element, 'exclude')),
    last: last === undefined ? undefined : Number(last),
    columns: list(textAttribute(element, 'columns')),
    row: textAttribute(element, 'row'),
    where: conditions(textAttribute(element, 'where')),
  };
}

/** Tells whether an attribute says, in plain text, what is shown; code says how. */
function isSelecting(
  attribute: MdxJsxFlowElement['attributes'][number],
): boolean {
  return (
    attribute.type === 'mdxJsxAttribute' &&
    SELECTING.has(attribute.name) &&
    typeof attribute.value === 'string'
  );
}

function handSheet(element: MdxJsxFlowElement, name: string): void {
  element.attributes = [
    ...element.attributes.filter((each) => !isSelecting(each)),
    handedOver('sheet', name),
  ];
}

function sheetElements(tree: Root): readonly MdxJsxFlowElement[] {
  const found: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (element) => {
    if (element.name !== null && SHEET_COMPONENTS.has(element.name)) {
      found.push(element);
    }
  });
  return found;
}

/**
 * The path of the sheet that a component shows.
 *
 * @throws Error naming page, line, and what was found in its place.
 */
function sheetLink(
  element: MdxJsxFlowElement,
  {page, line}: {readonly page: string; readonly line: number},
): string {
  const link = textAttribute(element, 'src');
  if (link === undefined || !/^\/.+\.csv$/i.test(link)) {
    const found = link === undefined ? 'has no src' : `has the src "${link}"`;
    throw new Error(
      `${page}:${line}: <${element.name ?? ''}> ${found}, expected the path of a CSV file under static/.`,
    );
  }
  return link;
}

/**
 * Lets authors name a sheet by its path: the part of it that the page shows becomes
 * an import of the page, so that it is built, watched and shipped with that page only.
 */
export default function importSheets({siteDir}: Options): Transformer<Root> {
  return async (tree, file) => {
    await Promise.all(
      sheetElements(tree).map(async (element, index) => {
        const place = {
          page: relative(siteDir, file.path),
          line: element.position?.start.line ?? 1,
        };
        const link = sheetLink(element, place);
        await requireStaticFile(join(siteDir, 'static'), {link, ...place});
        const name = `sheet${index}`;
        const query = selectionToQuery(selectionOf(element));
        tree.children.unshift(importOf(name, `@site/static${link}${query}`));
        handSheet(element, name);
      }),
    );
  };
}
