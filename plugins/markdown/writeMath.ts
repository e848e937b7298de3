import type {Root} from 'hast';
import type {Transformer} from 'unified';
import type {VFile} from 'vfile';
import {EXIT, visit} from 'unist-util-visit';
import {describeFaults} from '../pages/fault';
import {getPagePath} from './pageFaults';
import type {Options} from './staticLinks';

/** Browsers draw formulas from markup, so no font or style is sent for them. */
export const asMarkup = {
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

/** Describes formulas that cannot be drawn, which would be shown in red. */
function listFaults(siteDir: string, file: VFile): string {
  return describeFaults(
    file.messages
      .filter(({source}) => source === 'rehype-katex')
      .map(({line = 1, cause}) => ({
        path: getPagePath(siteDir, file),
        line,
        found: `a formula that KaTeX cannot read (${(cause as Error).message})`,
        expected: 'valid TeX',
      })),
  );
}

/**
 * Renders formulas; KaTeX is loaded at the first page that contains one.
 *
 * @throws Error with a line for each formula that cannot be drawn.
 */
export default function writeMath({siteDir}: Options): Transformer<Root> {
  return async (tree, file) => {
    if (holdsMath(tree)) {
      const {default: rehypeKatex} = await import('rehype-katex');
      rehypeKatex(asMarkup)(tree, file);
      const faults = listFaults(siteDir, file);
      if (faults !== '') {
        throw new Error(faults);
      }
    }
  };
}
