import type {Nodes, Paragraph, RootContent} from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** A component in a page, as a block or inline. */
export type PageElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Content of a block. */
type FlowContent = MdxJsxFlowElement['children'][number];

type Attributes = PageElement['attributes'];

/** Whether a node is a component. */
export function isElement(node: Nodes): node is PageElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Whether a node can be inside a block: front matter cannot. */
export function isFlowContent(node: RootContent): node is FlowContent {
  return node.type !== 'yaml';
}

/** Lists the components of a tree that have one of the given names; all by default. */
export function listElements(
  tree: Nodes,
  names?: Pick<ReadonlySet<string>, 'has'>,
): readonly PageElement[] {
  const found: PageElement[] = [];
  visit(tree, (node) => {
    if (isElement(node) && (names?.has(node.name ?? '') ?? true)) {
      found.push(node);
    }
  });
  return found;
}

/** Lists the blocks of a tree that are components with one of the given names. */
export function listBlocks(
  tree: Nodes,
  names: Pick<ReadonlySet<string>, 'has'>,
): readonly MdxJsxFlowElement[] {
  return listElements(tree, names).filter(
    (element) => element.type === 'mdxJsxFlowElement',
  );
}

export function block(
  name: string,
  attributes: Attributes,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children: children.filter(isFlowContent),
  };
}

/** Creates an attribute; one without a value is boolean. */
export function attribute(
  name: string,
  value: string | null = null,
): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}

export function findAttribute(
  {attributes}: PageElement,
  wanted: string,
): MdxJsxAttribute | undefined {
  return attributes.find(
    (each): each is MdxJsxAttribute =>
      each.type === 'mdxJsxAttribute' && each.name === wanted,
  );
}

/** Returns the value of a component's attribute if it is plain text. */
export function textAttribute(
  element: PageElement,
  wanted: string,
): string | undefined {
  const value = findAttribute(element, wanted)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Replaces attributes of a component with others. */
export function replaceAttributes(
  element: PageElement,
  names: readonly (string | undefined)[],
  ...added: Attributes
): void {
  element.attributes = [
    ...element.attributes.filter(
      (each) => each.type !== 'mdxJsxAttribute' || !names.includes(each.name),
    ),
    ...added,
  ];
}

export function getLine({position}: Nodes): number {
  return position?.start.line ?? 1;
}

/** The text of a node and its descendants. */
export function readText(node: Nodes): string {
  if ('value' in node) {
    return node.value;
  }
  return 'children' in node ? node.children.map(readText).join('') : '';
}

/** The label of a box. */
type Label = Paragraph & {data: {directiveLabel: true}};

export function isLabel(node: Nodes | undefined): node is Label {
  return node?.type === 'paragraph' && node.data?.directiveLabel === true;
}
