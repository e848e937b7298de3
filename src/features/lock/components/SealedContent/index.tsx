import {useMDXComponents} from '@mdx-js/react';
import {
  createElement,
  Fragment,
  memo,
  useMemo,
  type ElementType,
  type ReactElement,
  type ReactNode,
} from 'react';
import {
  FileOpenerContext,
  type FileOpener,
} from '../../../../shared/hooks/useFileUrl';
import {listBlocks, makeTree, type TreeMaker} from '@engine/page-tree/tree';
import type {TreeNode} from '@engine/page-tree/treeNode';
import type {Parts} from './loadParts';
import LockedLink from './LockedLink';
import LockedPicture from './LockedPicture';

export type Props = {
  readonly tree: TreeNode;
  readonly parts: Parts;
  /** How many of its blocks are drawn; all where absent. */
  readonly shown?: number;
  /** Opens the locked files of the page. */
  readonly opener: FileOpener;
};

/** Tags that may lead to a locked file. */
const withFiles: Readonly<Record<string, ElementType>> = {
  'm:a': LockedLink,
  'm:img': LockedPicture,
};

/** Stands for a component that the site does not have any more. */
function missing(name: string): ElementType {
  return function Missing(): never {
    throw new Error(
      `A locked page uses ${name}, which the site does not know.`,
    );
  };
}

type Known = Readonly<Record<string, ElementType | undefined>>;

/** Reads what a table says of a name itself, and not what all objects say. */
function readOwn(table: Known, name: string): ElementType | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** What a name in the tree is: a plain tag, the theme's form of a tag, or a component. */
function getType(name: string, parts: Parts, known: Known): ElementType {
  const bare = name.replace(/^[cm]:/, '');
  const found =
    readOwn(withFiles, name) ?? parts.get(bare) ?? readOwn(known, bare);
  if (name === bare) {
    return name as ElementType;
  }
  return (
    found ?? (name.startsWith('m:') ? (bare as ElementType) : missing(bare))
  );
}

function createMaker(
  parts: Parts,
  known: Known,
): TreeMaker<ReactElement, ElementType> {
  return {
    typeOf: (name) => getType(name, parts, known),
    element: (type, props, children) =>
      createElement(type ?? Fragment, props, ...children),
  };
}

type BlockProps = Pick<Props, 'parts'> & {readonly block: TreeNode};

/** A block of the content: it is made once, when it is drawn. */
const Block = memo(function Block({block, parts}: BlockProps): ReactNode {
  const known = useMDXComponents() as Known;
  return makeTree(block, createMaker(parts, known));
});

/** The content of a locked page that was opened: elements of the same components as on all pages. */
export default function SealedContent(props: Props): ReactNode {
  const {tree, parts, shown, opener} = props;
  const blocks = useMemo(() => listBlocks(tree), [tree]);
  return (
    <FileOpenerContext value={opener}>
      {blocks.slice(0, shown).map((block, index) => (
        <Block key={index} block={block} parts={parts} />
      ))}
    </FileOpenerContext>
  );
}
