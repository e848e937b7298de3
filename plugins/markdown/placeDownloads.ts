import type {Root} from 'mdast';
import {nameFiles} from '../tables/model/nameFiles';
import {importedModules} from '../features/authorComponents';
import {createImport, dataAttribute} from './modules';
import {block, listBlocks, textAttribute} from './elements';

/** The component that offers files. */
const OFFER = 'TableFiles';

/** The components that show a CSV file as a table. */
const TABLES: ReadonlySet<string> = new Set([
  'DataGrid',
  'DataTable',
  'TimeLine',
]);

/** Offers the files of all tables of a page on one line at its foot. */
export default function placeDownloads(): (tree: Root) => void {
  return (tree) => {
    const files = new Set(
      listBlocks(tree, TABLES).flatMap(
        (table) => textAttribute(table, 'src') ?? [],
      ),
    );
    if (files.size > 0) {
      tree.children.unshift(createImport(OFFER, importedModules[OFFER] ?? ''));
      tree.children.push(
        block(OFFER, [dataAttribute('files', nameFiles([...files]))], []),
      );
    }
  };
}
