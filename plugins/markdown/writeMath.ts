import type {Root} from 'hast';
import type {Transformer} from 'unified';
import {EXIT, visit} from 'unist-util-visit';

/** Formulas are markup that browsers draw themselves, so no font or style is sent for them. */
const asMarkup = {
  output: 'mathml',
  throwOnError: true,
  strict: 'error',
} as const;

/** Whether a page contains a formula, as marked by remark-math. */
function holdsMath(tree: Root): boolean {
  let found = false;
  visit(tree, 'element', ({properties}) => {
    const {className} = properties;
    if (
      Array.isArray(className) &&
      className.some((name) => /^(?:language-)?math\b/.test(name))
    ) {
      found = true;
      return EXIT;
    }
    return undefined;
  });
  return found;
}

/** Renders formulas; KaTeX is loaded at the first page that contains one. */
export default function writeMath(): Transformer<Root> {
  return async (tree, file) => {
    if (holdsMath(tree)) {
      const {default: rehypeKatex} = await import('rehype-katex');
      rehypeKatex(asMarkup)(tree, file);
    }
  };
}
