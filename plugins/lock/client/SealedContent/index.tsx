import {useMDXComponents} from '@mdx-js/react';
import {
  createElement,
  Fragment,
  useMemo,
  type ElementType,
  type ReactElement,
  type ReactNode,
} from 'react';
import {
  FileOpenerContext,
  type FileOpener,
} from '../../../../src/shared/client/useFileUrl';
import {
  makeTree,
  type TreeMaker,
  type TreeNode,
  listNames,
} from '../../tree/tree';
import LockedLink from './LockedLink';
import LockedPicture from './LockedPicture';

/** The components of a page, keyed by name. */
export type Parts = ReadonlyMap<string, ElementType>;

/** Loads components by their names. */
export type Loaders = Readonly<
  Record<string, () => Promise<{readonly default: unknown}>>
>;

/** Loads the components of a page that are not part of every page. */
export async function loadParts(
  tree: TreeNode,
  loaders: Loaders,
): Promise<Parts> {
  const names = Array.from(listNames(tree), (name) => name.replace(/^c:/, ''));
  const parts = names.flatMap((name) => {
    const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
    return load === undefined ? [] : [{name, load}];
  });
  return new Map(
    await Promise.all(
      parts.map(async ({name, load}) => {
        const part = await load();
        // The build has serialized the props that each of them expects.
        return [name, part.default as ElementType] as const;
      }),
    ),
  );
}

type Props = {
  readonly tree: TreeNode;
  readonly parts: Parts;
  /** Decrypts the locked files of the page. */
  readonly opener: FileOpener;
};

/** Tags that may refer to a locked file. */
const withFiles: Readonly<Record<string, ElementType>> = {
  'm:a': LockedLink,
  'm:img': LockedPicture,
};

/** Replaces a component that the site no longer has. */
function missing(name: string): ElementType {
  return function Missing(): never {
    throw new Error(
      `A locked page uses ${name}, which this site does not have.`,
    );
  };
}

type KnownComponents = Readonly<Record<string, ElementType | undefined>>;

/** Looks up an own property, ignoring inherited ones. */
function readOwn(
  table: KnownComponents,
  name: string,
): ElementType | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Resolves a name in the tree: a plain tag, the theme's replacement of a tag, or a component. */
function getType(
  name: string,
  parts: Parts,
  known: KnownComponents,
): ElementType {
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
  known: KnownComponents,
): TreeMaker<ReactElement, ElementType> {
  return {
    typeOf: (name) => getType(name, parts, known),
    element: (type, props, children) =>
      createElement(type ?? Fragment, props, ...children),
  };
}

/** The decrypted content of a page, rendered with the same components as public pages. */
export default function SealedContent({tree, parts, opener}: Props): ReactNode {
  const known = useMDXComponents() as KnownComponents;
  const content = useMemo(
    () => makeTree(tree, createMaker(parts, known)),
    [tree, parts, known],
  );
  return <FileOpenerContext value={opener}>{content}</FileOpenerContext>;
}
