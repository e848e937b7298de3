import {relative, sep} from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {
  DEFAULT_DEPTH,
  type PlacedRequest,
} from '../../src/features/navigation/lib/catalogue';
import {writeRequest} from '../../src/shared/lib/moduleRequest';
import {createImportAttribute, createImport} from './modules';
import type {Options} from './staticLinks';
import {textAttribute} from './textAttribute';

/** The module that the bundler turns into a catalogue. */
const CATALOGUE = '@site/plugins/catalogues/pages.catalogue';

/** Builds the request of a catalogue; the default is the folder of its page. */
function buildRequest(element: MdxJsxFlowElement, page: string): PlacedRequest {
  const self = page.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  const folder =
    textAttribute(element, 'folder') ?? self.replace(/\/[^/]*$/, '');
  return {
    self,
    folder: folder.replaceAll(/^\/|\/$/g, ''),
    depth: Number(textAttribute(element, 'depth') ?? DEFAULT_DEPTH),
    place: `${page}:${element.position?.start.line ?? 1}`,
  };
}

/** Whether an attribute is for the component; all others select pages. */
function isDisplayAttribute(
  attribute: MdxJsxFlowElement['attributes'][number],
): boolean {
  return attribute.type === 'mdxJsxAttribute' && attribute.name === 'cards';
}

/** Passes each `<Catalogue>` its lines by an import, so that the page is rebuilt when they change. */
export default function listPages({siteDir}: Options): Transformer<Root> {
  return (tree, file) => {
    const page = relative(siteDir, file.path).split(sep).join('/');
    const imports: ReturnType<typeof createImport>[] = [];
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name === 'Catalogue') {
        const name = `catalogue${imports.length}`;
        const query = writeRequest(buildRequest(element, page));
        imports.push(createImport(name, CATALOGUE + query));
        element.attributes = [
          createImportAttribute('lines', name),
          ...element.attributes.filter(isDisplayAttribute),
        ];
      }
    });
    tree.children.unshift(...imports);
  };
}
