import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {listElements} from './elements';
import {createImport} from './modules';
import {listOwnNames} from './pageCode';

type Options = {
  /** The components that authors use without an import, with their modules. */
  readonly modules: Readonly<Record<string, string>>;
};

/** Imports the components that a page uses, so that it loads no others. */
export default function importComponents({
  modules,
}: Options): Transformer<Root> {
  return (tree) => {
    const used = new Set(listElements(tree).map(({name}) => name));
    const own = listOwnNames(tree);
    const wanted = Object.entries(modules).filter(
      ([name]) => used.has(name) && !own.has(name),
    );
    tree.children.unshift(
      ...wanted.map(([name, module]) => createImport(name, module)),
    );
  };
}
