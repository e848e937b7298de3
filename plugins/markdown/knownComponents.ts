import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {nearest} from '../../src/shared/model/nearest';
import {listOwnNames} from './pageCode';
import {forAll, getPagePath} from './pageFaults';
import type {Options as SiteOptions} from './staticLinks';
import {getLine, listElements} from './elements';

type Options = SiteOptions & {
  /** The components that pages use without an import. */
  readonly components: readonly string[];
};

/** Fails on an unknown component, which would crash the page. */
export default function knownComponents({
  siteDir,
  components,
}: Options): Transformer<Root> {
  return (tree, file) => {
    const known = [...components, ...listOwnNames(tree)];
    forAll(listElements(tree), (element) => {
      const {name} = element;
      if (name === null || !/^[A-Z]\w*$/.test(name) || known.includes(name)) {
        return;
      }
      const close = nearest(name, known);
      const perhaps = close === undefined ? '' : ` (did you mean <${close}>?)`;
      throw new Error(
        `${getPagePath(siteDir, file)}:${getLine(element)}: found <${name}>, expected a component that the Examples page lists${perhaps}.`,
      );
    });
  };
}
