/** The value of a property in a tree: JSON, an element, or the name of a component. */
export type TreeValue =
  | null
  | boolean
  | number
  | string
  | readonly TreeValue[]
  | {readonly $e: TreeNode}
  | {readonly $c: string}
  | {readonly [key: string]: TreeValue};

/** The props of an element in a tree, including React's `key`. */
export type TreeProps = Readonly<Record<string, TreeValue>>;

/**
 * A node of a page as data.
 *
 * - `m:p`: a tag that the site may replace.
 * - `c:Name`: an author component.
 * - `c:@theme/Tabs`: a module.
 * - `div`: a plain tag.
 * - `f`: the children of a fragment.
 */
export type TreeNode =
  | null
  | string
  | {readonly f: readonly TreeNode[]}
  | readonly [type: string, props: TreeProps | 0, ...children: TreeNode[]];

/** An entry in the table of contents of a page. */
export type PageHeading = {
  readonly value: string;
  readonly id: string;
  readonly level: number;
};

function isElement(value: object): value is {readonly $e: TreeNode} {
  return '$e' in value;
}

function isReference(value: object): value is {readonly $c: string} {
  return '$c' in value;
}

/** Creates elements from a tree, independent of any framework. */
export type TreeMaker<Element, Type> = {
  /** Resolves the name of a tag or component. */
  readonly typeOf: (name: string) => Type;
  readonly element: (
    type: Type | null,
    props: Readonly<Record<string, unknown>>,
    children: readonly (Element | string | null)[],
  ) => Element;
};

/** Creates the value of a property. */
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

/** Creates the elements of a sealed tree; the type of a fragment is undefined. */
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

/** Lists the distinct tags and components of a sealed page. */
export function listNames(tree: TreeNode): ReadonlySet<string> {
  const names = new Set<string>();
  makeTree(tree, {typeOf: (name) => names.add(name), element: () => ''});
  return names;
}

/**
 * Lists the hashes of a page's demo scripts. They are public, because one policy covers the whole
 * site.
 */
export function listScriptHashes(tree: TreeNode): readonly string[] {
  const found: string[] = [];
  makeTree(tree, {
    typeOf: (name) => name,
    element(_, {hashes}) {
      found.push(...(typeof hashes === 'string' ? hashes.split(' ') : []));
      return '';
    },
  });
  return found;
}
