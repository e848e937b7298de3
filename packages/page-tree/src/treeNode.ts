/** The value of a property in a tree: JSON, an element or the name of a component. */
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
 * A node of a page as data: `m:p` is a tag that the site may replace, `c:Name` an author component,
 * `c:@theme/Tabs` a module, `div` a plain tag; `f` holds the children of a fragment.
 */
export type TreeNode =
  | null
  | string
  | {readonly f: readonly TreeNode[]}
  | readonly [type: string, props: TreeProps | 0, ...children: TreeNode[]];

/** An entry of the contents of a page. */
export type PageHeading = {
  readonly value: string;
  readonly id: string;
  readonly level: number;
};
