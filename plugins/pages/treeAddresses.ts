import {kebabCase} from '../../src/shared/lib/kebabCase';
import type {TreeNode} from '@engine/page-tree/treeNode';

/** The links and anchors of a page's tree. */
export type TreeAddresses = {
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
};

/** Keys whose text is the address of a link. */
const LINK_KEYS = new Set(['href', 'to']);

/** Keys whose text names a place in the page. */
const ANCHOR_KEYS = new Set(['id', 'anchor']);

type Rows = readonly (readonly string[])[];

/** Names the places of a table whose rows can be linked. */
function nameRows(value: object): readonly string[] {
  const {anchors, sheet} = value as {
    readonly anchors?: unknown;
    readonly sheet?: {readonly rows?: Rows};
  };
  return typeof anchors === 'string'
    ? (sheet?.rows ?? []).map(([first = '']) =>
        kebabCase(`${anchors} ${first}`),
      )
    : [];
}

/** Collects links and anchors at any depth of a page and of the data it shows. */
export function readTreeAddresses(tree: TreeNode): TreeAddresses {
  const links: string[] = [];
  const anchors = new Set<string>();
  const read = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (LINK_KEYS.has(key)) {
        links.push(value);
      }
      if (ANCHOR_KEYS.has(key)) {
        anchors.add(value);
      }
    } else if (Array.isArray(value)) {
      value.forEach((part) => {
        read(part, '');
      });
    } else if (typeof value === 'object' && value !== null) {
      nameRows(value).forEach((anchor) => anchors.add(anchor));
      Object.entries(value).forEach(([name, part]) => {
        read(part, name);
      });
    }
  };
  read(tree, '');
  return {links, anchors};
}
