/** A value of a property in a tree: JSON, an element or the name of a component. */
export type TreeValue =
  | null
  | boolean
  | number
  | string
  | readonly TreeValue[]
  | {readonly $e: TreeNode}
  | {readonly $c: string}
  | {readonly [key: string]: TreeValue};

/** Properties of an element in a tree; `key` among them is React's. */
export type TreeProps = Readonly<Record<string, TreeValue>>;

/**
 * What a page is made of, as data: `m:p` is a tag that the site may show in its own way, `c:Name`
 * a component that authors use, `c:@theme/Tabs` a module, `div` a plain tag; `f` holds a list without an element.
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
