import {isRecord} from '../../src/shared/model/isRecord';
import {kebabCase} from '../../src/shared/model/kebabCase';
import type {TreeNode} from '../lock/tree/tree';

/** Keys whose text is an anchor of the page. */
const ANCHOR_KEYS = new Set(['id', 'anchor']);

type Rows = readonly (readonly string[])[];

/** Lists the anchors of a table whose rows can be linked. */
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

/** The tags whose ids Docusaurus accepts as anchors: headings, items, details, and components. */
const ANCHORED = /^(?:c:|m:(?:h[1-6]|li|details)$)/;

/** Removes the `id` of an element that Docusaurus does not accept as an anchor. */
function withoutOwnId(value: readonly unknown[]): readonly unknown[] {
  const [tag, props] = value;
  return typeof tag === 'string' && isRecord(props) && !ANCHORED.test(tag)
    ? value.with(1, {...props, id: undefined})
    : value;
}

/** Collects the anchors at any depth of a page and of the data it shows. */
export function readTreeAnchors(tree: TreeNode): ReadonlySet<string> {
  const anchors = new Set<string>();
  const read = (value: unknown, key: string): void => {
    if (typeof value === 'string' && ANCHOR_KEYS.has(key)) {
      anchors.add(value);
    } else if (Array.isArray(value)) {
      withoutOwnId(value).forEach((part) => {
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
  return anchors;
}
