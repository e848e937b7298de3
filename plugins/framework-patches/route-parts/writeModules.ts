import type {RouteGroup, RouteLeaf} from '../../../src/lib/routePart';
import type {Chunk} from './registry';
import type {RoutePlan} from './routePlan';
import {keyOfChunks, renamed, type Route} from './routeTable';

const quoted = JSON.stringify;

/** The name of the chunk that holds a part. */
function partName(index: number): string {
  return `routes-${index}`;
}

function writeRoute({component, routes, ...rest}: Route): string {
  const {path, hash} = component;
  const named =
    hash === undefined ? quoted(path) : `${quoted(path)}, ${quoted(hash)}`;
  const below =
    routes === undefined
      ? ''
      : `, routes: [${routes.map(writeRoute).join(',')}]`;
  // With a key of its own a route stays what it is when others come before it.
  const about = quoted({...rest, key: rest.path}).slice(1, -1);
  return `{${about}, component: ComponentCreator(${named})${below}}`;
}

/** The routes that every page knows, and what brings the others, part by part. */
export function writeTable({kept, parts}: RoutePlan): string {
  const bringers = parts.map(
    ({first}, index) =>
      `[${quoted(first)}, () => import(/* webpackChunkName: "${partName(index)}" */ '@generated/routes?part=${index}')]`,
  );
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [${kept.map(writeRoute).join(',\n')}];
export const parts = [${bringers.join(',\n')}];
`;
}

/**
 * A part of the table. Chunks that only its pages are drawn with are called by their number
 * there, which is shorter than their names.
 *
 * @throws RangeError where there is no such part.
 */
export function writePart(plan: RoutePlan, index: number): string {
  const {parts, names, owners, chunks} = plan;
  const part = parts[index];
  if (part === undefined) {
    throw new RangeError(
      `found part ${index}; expected one of ${parts.length}.`,
    );
  }
  const own = chunks.filter(({name}) => owners.get(name) === index);
  const numbers = new Map(
    own.map(({name}, place) => [name, `${index}.${place}`]),
  );
  const parents = new Set(part.leaves.map(({parent}) => parent));
  const groups = [...parents].map((parent): RouteGroup => {
    const leaves = part.leaves.filter((leaf) => leaf.parent === parent);
    return [
      parent,
      leaves.map(({route: {path, component, ...rest}}): RouteLeaf => {
        const drawn = names[keyOfChunks({component})] ?? {};
        return [
          path,
          renamed(drawn, (name) => numbers.get(name) ?? name),
          rest,
        ];
      }),
    ];
  });
  return `export const chunks = {${own
    .map(({name, load}) => `${quoted(numbers.get(name))}: [${load}, 0, 0]`)
    .join(',\n')}};
export const groups = ${quoted(groups)};
`;
}

function writeRegistry(
  chunks: readonly Chunk[],
  noted: (chunk: Chunk) => number | string,
): string {
  const entries = chunks.map(
    (chunk) =>
      `${quoted(chunk.name)}: [${chunk.load}, ${quoted(noted(chunk))}, ${chunk.known}]`,
  );
  return `export default {${entries.join(',\n')}};\n`;
}

/** The registry for browsers: chunks of the routes that every page knows, without the paths of sources, which no browser reads. */
export function registryForBrowser({chunks, owners}: RoutePlan): string {
  return writeRegistry(
    chunks.filter(({name}) => !owners.has(name)),
    () => 0,
  );
}

/**
 * The registry for drawing pages in the build, which notes for each page the part that names
 * it, and for the first page of an area one that names others: the page asks for it with its scripts.
 */
export function registryForServer({
  chunks,
  owners,
  leaders,
}: RoutePlan): string {
  return writeRegistry(chunks, ({name, from}) => {
    const part = owners.get(name) ?? leaders.get(name);
    return part === undefined ? from : partName(part);
  });
}
