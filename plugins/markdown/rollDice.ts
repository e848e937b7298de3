import type {Root} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {parseDice} from '../dice/model/parse';
import {attribute, getLine, readText} from './elements';
import {forAll, getPagePath} from './pageFaults';
import type {Options} from './staticLinks';

const NAME = 'dice';

/**
 * Converts a dice directive to a component.
 *
 * @throws Error naming page, line, what was found, what was expected, and the position in the dice.
 */
function toDice(directive: TextDirective, page: string): MdxJsxTextElement {
  const roll = readText(directive);
  const result = parseDice(roll);
  if (!result.ok) {
    const {position, found, expected} = result.fault;
    const line = getLine(directive);
    throw new Error(
      `${page}:${line}: found ${found} at position ${position} in the dice "${roll}", expected ${expected}.`,
    );
  }
  return {
    type: 'mdxJsxTextElement',
    name: 'Dice',
    attributes: [attribute('roll', roll)],
    children: [],
  };
}

/** Makes dice that authors write as `:dice[2d6+3]` rollable. */
export default function rollDice({siteDir}: Options): Transformer<Root> {
  return (tree, file) => {
    const page = getPagePath(siteDir, file);
    const rolls: (() => void)[] = [];
    visit(tree, 'textDirective', (node, _, parent) => {
      if (node.name === NAME && parent !== undefined) {
        rolls.push(() => {
          const dice = toDice(node, page);
          parent.children.splice(parent.children.indexOf(node), 1, dice);
        });
      }
    });
    forAll(rolls, (roll) => {
      roll();
    });
  };
}
