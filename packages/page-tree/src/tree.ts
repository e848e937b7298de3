import type {TreeNode, TreeValue} from './treeNode';

function isElement(value: object): value is {readonly $e: TreeNode} {
  return '$e' in value;
}

function isReference(value: object): value is {readonly $c: string} {
  return '$c' in value;
}

function namesInValue(value: TreeValue): readonly string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  if (isElement(value)) {
    return namesInNode(value.$e);
  }
  return isReference(value)
    ? [value.$c]
    : Object.values(value as Record<string, TreeValue>).flatMap(namesInValue);
}

function namesInNode(node: TreeNode): readonly string[] {
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  if ('f' in node) {
    return node.f.flatMap(namesInNode);
  }
  const [type, props, ...children] = node;
  return [
    type,
    ...(props === 0 ? [] : namesInValue(props)),
    ...children.flatMap(namesInNode),
  ];
}

/** The tags and components that a sealed page is made of, each once. */
export function listNames(tree: TreeNode): ReadonlySet<string> {
  return new Set(namesInNode(tree));
}

/** Lists the hashes of the scripts of demos on a page. They are public, since one policy covers the whole site. */
export function listScriptHashes(tree: TreeNode): readonly string[] {
  if (typeof tree !== 'object' || tree === null) {
    return [];
  }
  if ('f' in tree) {
    return tree.f.flatMap(listScriptHashes);
  }
  const [, props, ...children] = tree;
  const hashes = props === 0 ? undefined : props['hashes'];
  return [
    ...(typeof hashes === 'string' ? hashes.split(' ') : []),
    ...children.flatMap(listScriptHashes),
  ];
}

/** The blocks that a page is a list of. */
export function listBlocks(tree: TreeNode): readonly TreeNode[] {
  return typeof tree === 'object' && tree !== null && 'f' in tree
    ? tree.f.flatMap(listBlocks)
    : [tree];
}

/** How many signs of a text count as one more thing to draw. */
const SIGNS = 40;

/**
 * How much there is to draw in a part of a page: elements, lines of text, and what components
 * are given, such as the cells of a sheet, count as one each.
 */
export function measureWeight(part: TreeNode | TreeValue): number {
  if (typeof part === 'string') {
    return Math.max(1, Math.ceil(part.length / SIGNS));
  }
  return typeof part === 'object' && part !== null
    ? Object.values(
        part as Record<string, TreeNode | TreeValue>,
      ).reduce<number>((sum, each) => sum + measureWeight(each), 1)
    : 1;
}

/** What is made of a tree: by whoever knows what elements are. */
export type TreeMaker<Element, Type> = {
  /** What a tag or component is. */
  readonly typeOf: (name: string) => Type;
  readonly element: (
    type: Type | null,
    props: Readonly<Record<string, unknown>>,
    children: readonly (Element | string | null)[],
  ) => Element;
};

/** Makes the value of a property. */
function makeValue<Element, Type>(
  value: TreeValue,
  maker: TreeMaker<Element, Type>,
): unknown {
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map((item: TreeValue) => makeValue(item, maker));
  }
  if (isElement(value)) {
    return makeTree(value.$e, maker);
  }
  return isReference(value)
    ? maker.typeOf(value.$c)
    : makeProps(value as Record<string, TreeValue>, maker);
}

function makeProps<Element, Type>(
  props: Readonly<Record<string, TreeValue>>,
  maker: TreeMaker<Element, Type>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(props).map(([key, value]) => [key, makeValue(value, maker)]),
  );
}

/** Makes of a sealed tree what it says; the type of a list without an element is nothing. */
export function makeTree<Element, Type>(
  node: TreeNode,
  maker: TreeMaker<Element, Type>,
): Element | string | null {
  if (typeof node !== 'object' || node === null) {
    return node;
  }
  const made = (children: readonly TreeNode[]) =>
    children.map((child) => makeTree(child, maker));
  if ('f' in node) {
    return maker.element(null, {}, made(node.f));
  }
  const [type, props, ...children] = node;
  return maker.element(
    maker.typeOf(type),
    props === 0 ? {} : makeProps(props, maker),
    made(children),
  );
}
