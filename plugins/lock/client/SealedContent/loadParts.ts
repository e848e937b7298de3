import type {ElementType} from 'react';
import {listNames, type TreeNode} from '../../tree/tree';

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
