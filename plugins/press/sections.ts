import {listNames, type TreeNode} from '../lock/tree/tree';
import type {Cut} from '../documents/model/pressDocument';

/** A section of a page: the part before its first heading, or below a second-level heading. */
export type Section = {
  /** The anchor of its heading. */
  readonly id: string;
  readonly nodes: readonly TreeNode[];
};

/** The id of the section before the first heading. */
const OPENING = 'opening';
/** Sections that are never printed: links for navigation, and secrets of the game master. */
const ON_SCREEN: readonly string[] = [
  'for-the-game-master',
  'mentioned-in',
  'on-paper',
  'pages-by-question',
  'see-also',
];
/** Components that list files; a section that contains one is left out. */
const FILE_LISTS = ['c:AssetList', 'c:AssetTable', 'c:PdfDisplay'] as const;

/** The nodes from one second- or third-level heading to the next. */
type Part = Section & {
  /** The id of the second-level section it belongs to. */
  readonly within: string;
};

/** Reads the anchor of a second- or third-level heading. */
function readHead(node: TreeNode): {id: string; isMajor: boolean} | undefined {
  if (typeof node !== 'object' || node === null || 'f' in node) {
    return undefined;
  }
  const [type, props] = node;
  const id = props === 0 ? undefined : props['id'];
  return /^m:h[23]$/.test(type) && typeof id === 'string'
    ? {id, isMajor: type === 'm:h2'}
    : undefined;
}

function listParts(tree: TreeNode): readonly Part[] {
  const nodes =
    typeof tree === 'object' && tree !== null && 'f' in tree ? tree.f : [tree];
  const parts: Part[] = [];
  let last: Part = {id: OPENING, within: OPENING, nodes: []};
  for (const node of nodes) {
    const head = readHead(node);
    if (head === undefined) {
      last = {...last, nodes: [...last.nodes, node]};
    } else {
      const {id, isMajor} = head;
      parts.push(last);
      last = {id, within: isMajor ? id : last.within, nodes: [node]};
    }
  }
  return [...parts, last];
}

/** Joins parts of the same section. */
function merged(parts: readonly Part[]): readonly Section[] {
  return [...new Set(parts.map(({within}) => within))].map((id) => ({
    id,
    nodes: parts
      .filter(({within}) => within === id)
      .flatMap(({nodes}) => nodes),
  }));
}

function listsFiles({nodes}: Section): boolean {
  const names = listNames({f: nodes});
  return FILE_LISTS.some((name) => names.has(name));
}

/**
 * Selects the sections of a page for a document.
 *
 * @throws Error naming an anchor that the page does not have.
 */
export function chosenSections(
  tree: TreeNode,
  {only, without = [], headless = false}: Cut,
): readonly Section[] {
  const parts = listParts(tree);
  const known = parts.map(({id}) => id);
  const missing = [...(only ?? []), ...without].find(
    (id) => !known.includes(id),
  );
  if (missing !== undefined) {
    throw new Error(
      `found no section "${missing}", expected one of ${known.join(', ')}.`,
    );
  }
  const isNamed = ({id, within}: Part, ids: readonly string[]): boolean =>
    ids.includes(id) || ids.includes(within);
  const chosen =
    only === undefined
      ? merged(
          parts.filter((part) => !isNamed(part, [...ON_SCREEN, ...without])),
        ).filter((section) => section.id === OPENING || !listsFiles(section))
      : merged(parts.filter((part) => isNamed(part, only)));
  return headless
    ? chosen.map(({id, nodes}) => ({
        id,
        nodes: nodes.filter((node) => readHead(node) === undefined),
      }))
    : chosen;
}
