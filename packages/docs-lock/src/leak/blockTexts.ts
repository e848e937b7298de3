import type {TreeNode} from '@engine/page-tree/treeNode';

/** The text of one block, as readers see it. */
export type BlockText = {readonly text: string; readonly isCode: boolean};

function isGroup(node: TreeNode): node is {readonly f: readonly TreeNode[]} {
  return typeof node === 'object' && node !== null && 'f' in node;
}

function getChildren(node: TreeNode): readonly TreeNode[] {
  if (node === null || typeof node === 'string') {
    return [];
  }
  if (isGroup(node)) {
    return node.f;
  }
  const [, , ...children] = node;
  return children;
}

function isCodeElement(node: TreeNode): boolean {
  return Array.isArray(node) && node[0] === 'm:code';
}

function getText(node: TreeNode): string {
  return typeof node === 'string'
    ? node
    : getChildren(node).map(getText).join('');
}

/** Lists the texts of a tree as readers see them, one per block. */
export function blockTexts(node: TreeNode): readonly BlockText[] {
  if (isCodeElement(node)) {
    return [{text: getText(node), isCode: true}];
  }
  const children = getChildren(node);
  const hasText = children.some(
    (child) => typeof child === 'string' && child.trim() !== '',
  );
  return [
    ...(hasText ? [{text: getText(node), isCode: false}] : []),
    ...children.flatMap(blockTexts),
  ];
}
