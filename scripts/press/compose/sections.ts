import {listNames} from '@engine/page-tree/tree';
import type {TreeNode} from '@engine/page-tree/treeNode';
import type {Cut} from '../../../src/features/documents/lib/pressDocument';

/** A section of a page: what precedes its first heading, or what follows a second-level heading. */
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
const FILE_LISTS: readonly string[] = [
  'c:AssetList',
  'c:AssetTable',
  'c:PdfDisplay',
];

/** A heading that starts a part. */
type Head = {readonly id: string; readonly level: 2 | 3};

/** Heading levels by tag. */
const LEVELS: Readonly<Record<string, Head['level']>> = {'m:h2': 2, 'm:h3': 3};

/** The nodes from one second- or third-level heading to the next. */
type Part = Head & {readonly nodes: readonly TreeNode[]};

function readHead(node: TreeNode): Head | undefined {
  if (typeof node !== 'object' || node === null || 'f' in node) {
    return undefined;
  }
  const [type, props] = node;
  const level = LEVELS[type];
  const id = props === 0 ? undefined : props['id'];
  return level !== undefined && typeof id === 'string'
    ? {id, level}
    : undefined;
}

function getTop(tree: TreeNode): readonly TreeNode[] {
  return typeof tree === 'object' && tree !== null && 'f' in tree
    ? tree.f
    : [tree];
}

function listParts(tree: TreeNode): readonly Part[] {
  return getTop(tree).reduce<readonly Part[]>(
    (parts, node) => {
      const head = readHead(node);
      const last = parts.at(-1);
      return head !== undefined || last === undefined
        ? [...parts, {id: '', level: 2, ...head, nodes: [node]}]
        : [...parts.slice(0, -1), {...last, nodes: [...last.nodes, node]}];
    },
    [{id: OPENING, level: 2, nodes: []}],
  );
}

/** A part, with the id of the second-level section it belongs to. */
type Placed = Part & {readonly within: string};

function placed(parts: readonly Part[]): readonly Placed[] {
  let within = OPENING;
  return parts.map((part) => {
    within = part.level === 2 ? part.id : within;
    return {...part, within};
  });
}

/** Joins parts of the same section. */
function merged(parts: readonly Placed[]): readonly Section[] {
  return [...new Set(parts.map(({within}) => within))].map((id) => ({
    id,
    nodes: parts
      .filter(({within}) => within === id)
      .flatMap(({nodes}) => nodes),
  }));
}

/** Whether a section lists or shows files. */
function listsFiles({nodes}: Section): boolean {
  const names = listNames({f: nodes});
  return FILE_LISTS.some((name) => names.has(name));
}

function withoutHead({nodes, ...section}: Section): Section {
  return {
    ...section,
    nodes: nodes.filter((node) => readHead(node) === undefined),
  };
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
  const parts = placed(listParts(tree));
  const known = parts.map(({id}) => id);
  const missing = [...(only ?? []), ...without].find(
    (id) => !known.includes(id),
  );
  if (missing !== undefined) {
    throw new Error(
      `found no section "${missing}", expected one of ${known.join(', ')}.`,
    );
  }
  const isNamed = ({id, within}: Placed, ids: readonly string[]): boolean =>
    ids.includes(id) || ids.includes(within);
  const chosen =
    only === undefined
      ? merged(
          parts.filter((part) => !isNamed(part, [...ON_SCREEN, ...without])),
        ).filter((section) => section.id === OPENING || !listsFiles(section))
      : merged(parts.filter((part) => isNamed(part, only)));
  return headless ? chosen.map(withoutHead) : chosen;
}
