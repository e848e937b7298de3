import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {listElements} from './elements';
import {createImport} from './modules';

type Options = {
  /** The components that authors use without an import, with their modules. */
  readonly modules: Readonly<Record<string, string>>;
};

function namesImported(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', ({data}: MdxjsEsm) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        for (const {local} of statement.specifiers) {
          names.add(local.name);
        }
      }
    }
  });
  return names;
}

/** Imports the components that a page uses, so that it loads no others. */
export default function importComponents({
  modules,
}: Options): Transformer<Root> {
  return (tree) => {
    const used = new Set(listElements(tree).map(({name}) => name));
    const imported = namesImported(tree);
    const wanted = Object.entries(modules).filter(
      ([name]) => used.has(name) && !imported.has(name),
    );
    tree.children.unshift(
      ...wanted.map(([name, module]) => createImport(name, module)),
    );
  };
}
