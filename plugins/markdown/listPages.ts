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
import {handedOver, createImport} from './modules';
import type {Options} from './staticLinks';
import {textAttribute} from './textAttribute';

/** The module that the bundler makes a catalogue of. */
const CATALOGUE = '@site/plugins/catalogues/pages.catalogue';

/** Which pages a catalogue asks for: those of the folder of its page where it does not say. */
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

/** Whether an attribute is for the component: all others choose the pages. */
function saysHowItLooks(
  attribute: MdxJsxFlowElement['attributes'][number],
): boolean {
  return attribute.type === 'mdxJsxAttribute' && attribute.name === 'cards';
}

/**
 * Hands each `<Catalogue>` the pages below a folder, by an import of the page: it ships
 * the lines that it shows and no others, and follows when one of those pages changes.
 */
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
          handedOver('lines', name),
          ...element.attributes.filter(saysHowItLooks),
        ];
      }
    });
    tree.children.unshift(...imports);
  };
}
