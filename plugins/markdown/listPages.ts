import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {DEFAULT_DEPTH, type PlacedRequest} from '../navigation/model/catalogue';
import {writeRequest} from '../../src/shared/model/moduleRequest';
import {createImportAttribute, createImport} from './modules';
import {getPagePath} from './pageFaults';
import type {Options} from './staticLinks';
import {
  getLine,
  listBlocks,
  replaceAttributes,
  textAttribute,
  type PageElement,
} from './elements';

/** The module that the bundler turns into a catalogue. */
const CATALOGUE = '@site/plugins/catalogues/pages.catalogue';

/** Builds the request of a catalogue; the default is the folder of its page. */
function buildRequest(element: PageElement, page: string): PlacedRequest {
  const self = page.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  const folder =
    textAttribute(element, 'folder') ?? self.replace(/\/[^/]*$/, '');
  return {
    self,
    folder: folder.replaceAll(/^\/|\/$/g, ''),
    depth: Number(textAttribute(element, 'depth') ?? DEFAULT_DEPTH),
    place: `${page}:${getLine(element)}`,
  };
}

/** Passes each `<Catalogue>` its lines by an import, so that the page is rebuilt when they change. */
export default function listPages({siteDir}: Options): Transformer<Root> {
  return (tree, file) => {
    const page = getPagePath(siteDir, file);
    const elements = listBlocks(tree, new Set(['Catalogue']));
    for (const [index, element] of elements.entries()) {
      const name = `catalogue${index}`;
      const query = writeRequest(buildRequest(element, page));
      tree.children.unshift(createImport(name, CATALOGUE + query));
      replaceAttributes(
        element,
        ['folder', 'depth'],
        createImportAttribute('lines', name),
      );
    }
  };
}
