import type {Root} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';
import rollDice from '../rollDice';
import {page, paragraph, run} from '../../../tests/support/markdown';

function directive(
  name: string,
  ...children: TextDirective['children']
): TextDirective {
  return {
    type: 'textDirective',
    name,
    children,
    position: {start: {line: 7, column: 3}, end: {line: 7, column: 9}},
  };
}

const text = (value: string) => ({type: 'text', value}) as const;

const shown = (...children: TextDirective[]): Promise<Root> =>
  run(rollDice, {siteDir: '/site'}, page(paragraph(...children)));

function parseDice(roll: string) {
  return {
    type: 'mdxJsxTextElement',
    name: 'Dice',
    attributes: [{type: 'mdxJsxAttribute', name: 'roll', value: roll}],
    children: [],
  };
}

describe('dice in a line of text', () => {
  it('become a component that can throw them', async () => {
    await expect(shown(directive('dice', text('2d6+3')))).resolves.toEqual(
      page({type: 'paragraph', children: [parseDice('2d6+3')]} as never),
    );
  });

  it.each([
    [
      '2d6 and 3',
      'docs/races/orc.md:7: found " and 3" at position 4 in the dice "2d6 and 3", expected +, −, or the end.',
    ],
    [
      '',
      'docs/races/orc.md:7: found the end at position 1 in the dice "", expected dice such as 2d6, or a number.',
    ],
  ])('stop the build if they cannot be thrown: "%s"', async (roll, message) => {
    await expect(shown(directive('dice', text(roll)))).rejects.toThrow(
      new Error(message),
    );
  });
});
