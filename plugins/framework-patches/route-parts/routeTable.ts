import {runInNewContext} from 'node:vm';
import type {ChunkNames} from '../../../src/lib/routePart';

/** The name under which Docusaurus keeps what draws a route. */
export type Drawn = {readonly path: string; readonly hash?: string};

/** A route as Docusaurus writes it, with whatever its plugin says of it beside. */
export type Route = {
  readonly path: string;
  readonly component: Drawn;
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
  readonly [attribute: string]: unknown;
};

const IMPORT = /^import .+$/gm;

/**
 * Reads the table of routes, as Docusaurus writes it.
 *
 * @throws Error where it is not written so.
 */
export function readRoutes(source: string): readonly Route[] {
  const script = source
    .replaceAll(IMPORT, '')
    .replace('export default', 'globalThis.table =');
  const context: {table?: unknown; ComponentCreator: unknown} = {
    ComponentCreator: (path: string, hash?: string): Drawn => ({
      path,
      ...(hash !== undefined && {hash}),
    }),
  };
  runInNewContext(script, context);
  if (context.table === undefined) {
    throw new Error('found no "export default"; expected the table of routes.');
  }
  return JSON.parse(JSON.stringify(context.table)) as readonly Route[];
}

/** All names in a shape of chunks. */
export function namesIn(names: ChunkNames): readonly string[] {
  return typeof names === 'string'
    ? [names]
    : Object.values(names).flatMap(namesIn);
}

/** The same shape with other names. */
export function renamed(
  names: ChunkNames,
  rename: (name: string) => string,
): ChunkNames {
  if (typeof names === 'string') {
    return rename(names);
  }
  return Array.isArray(names)
    ? names.map((each: ChunkNames) => renamed(each, rename))
    : Object.fromEntries(
        Object.entries(names).map(([key, each]) => [
          key,
          renamed(each, rename),
        ]),
      );
}

/** The key under which Docusaurus keeps the names of the chunks of a route. */
export function keyOfChunks({
  component: {path, hash = ''},
}: Pick<Route, 'component'>): string {
  return `${path}-${hash}`;
}
