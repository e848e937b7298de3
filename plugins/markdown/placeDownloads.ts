import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {nameFiles} from '../tables/model/nameFiles';
import {dataAttribute} from './modules';
import {block, listBlocks, textAttribute} from './elements';

/** Whether a table has dice, so that its rows are checked against them. */
export function isRollable(element: MdxJsxFlowElement): boolean {
  return (
    element.name === 'DataTable' &&
    textAttribute(element, 'rollable') !== undefined
  );
}

/** The components that show a sheet as a table. */
const TABLES: ReadonlySet<string> = new Set([
  'DataGrid',
  'DataTable',
  'TimeLine',
]);

/** Offers the files of all tables of a page in one line at its foot. */
export function placeDownloads(tree: Root): void {
  const files = new Set(
    listBlocks(tree, TABLES).map((table) => textAttribute(table, 'src') ?? ''),
  );
  files.delete('');
  if (files.size > 0) {
    tree.children.push(
      block('TableFiles', [dataAttribute('files', nameFiles([...files]))], []),
    );
  }
}
