import {makeTree, type TreeMaker, type TreeNode} from '../../lock/tree/tree';
import {
  everywhereComponents,
  importedModules,
} from '../../features/authorComponents';
import {collect} from '../../features/collect';
import {joined, type Markup} from '../markup';
import {inside, nothing, type Part, type PrintedComponents} from './part';
import {
  admonition,
  checkbox,
  heading,
  link,
  plainTag,
  summary,
  tab,
  type Surroundings,
} from './tags';

const left: Part = () => nothing;

const components: PrintedComponents = {
  Details: inside,
  Markdown: inside,
  TabItem: tab,
  Tabs: inside,
  ...Object.fromEntries(collect('print').flatMap(Object.entries<Part>)),
};

/** The names of all components; print leaves out those without a printed form. */
const known: ReadonlySet<string> = new Set([
  ...everywhereComponents,
  ...Object.keys(importedModules),
]);

function component(name: string): Part {
  if (!known.has(name)) {
    throw new Error(
      `found <${name}>, expected a component that the components.json of a plugin lists.`,
    );
  }
  return components[name] ?? left;
}

/** The printed forms of tags that change in print. */
const tags: Readonly<Record<string, (surroundings: Surroundings) => Part>> = {
  a: link,
  admonition: () => admonition,
  annotation: () => left,
  details: () => inside,
  input: () => checkbox,
  summary: () => summary,
};

function partNamed(name: string, surroundings: Surroundings): Part {
  if (name.startsWith('c:')) {
    return component(name.slice(2));
  }
  const tag = name.replace(/^m:/, '');
  const level = /^h(?<level>[1-6])$/.exec(tag)?.groups?.['level'];
  return level === undefined
    ? (tags[tag]?.(surroundings) ?? plainTag(tag, surroundings))
    : heading(Number(level), surroundings);
}

/**
 * Renders a page tree, or a part of it, for print.
 *
 * @throws Error if no plugin has a component of the tree.
 */
export function setTree(tree: TreeNode, surroundings: Surroundings): Markup {
  const maker: TreeMaker<Markup, Part> = {
    typeOf: (name) => partNamed(name, surroundings),
    element: (type, props, children) =>
      type === null ? joined(children) : type(props, joined(children)),
  };
  return joined([makeTree(tree, maker)]);
}
