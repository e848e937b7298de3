import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {getLine} from './elements';
import {faultNoter} from './pageFaults';
import {readSource} from './sourceText';
import type {Options} from './staticLinks';

/** Matches the text between two dollar signs in a line. */
const BETWEEN_SIGNS =
  /(?<![\\$])\$(?<words>[^\s$](?:[^$\n]*[^\s$\\])?)\$(?!\$)/g;

/** Characters of TeX, and single letters: amounts of money contain neither. */
const FORMULA = /\\[a-z]+|[\^_={}]|^[a-z]$/i;

const BLOCKS: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'tableCell',
]);

/** Returns the text of a block, with blanks in the place of code and formulas. */
function readWords(file: VFile, block: Nodes): string {
  return readSource(file, block).replaceAll(
    /(?<ticks>`+|\${2,})[^\n]*?\k<ticks>/g,
    (code) => ' '.repeat(code.length),
  );
}

/** Finds formulas between single dollar signs, which mean money. */
export default function checkFormulas({
  siteDir,
}: Options): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const note = faultNoter(siteDir, file);
    visit(tree, (node) => {
      if (!BLOCKS.has(node.type)) {
        return;
      }
      const words = readWords(file, node);
      for (const {0: found, index, groups} of words.matchAll(BETWEEN_SIGNS)) {
        const formula = groups?.['words'] ?? '';
        if (FORMULA.test(formula)) {
          const above = words.slice(0, index).split('\n').length - 1;
          note({
            line: getLine(node) + above,
            found,
            expected: `$$${formula}$$ for a formula, or \\$ for a dollar sign`,
          });
        }
      }
    });
  };
}
