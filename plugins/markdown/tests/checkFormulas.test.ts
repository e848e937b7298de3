import checkFormulas from '../checkFormulas';
import {pageMarkdown} from '..';
import {compileMdx, listFaults, siteDir} from '../../../tests/support/mdx';

const find = (text: string) => listFaults([checkFormulas, {siteDir}], text);

describe('dollar signs', () => {
  it.each([
    '$3 for a cart and $7',
    'A cart ($3) and a mule ($7).',
    'It costs $3 and 4$.',
    'Write `$x^2$`.',
    '$$\nx^2\n$$',
    'An escaped \\$x^2\\$.',
  ])('are money in %j', async (text) => {
    expect(await find(text)).toEqual([]);
  });

  it.each([
    ['It is $x^2$.', '$x^2$'],
    ['Take $x$ of $y$.', '$x$'],
    ['A\n$\\alpha$', '$\\alpha$'],
    ['## Of $a_1$', '$a_1$'],
    ['| A |\n| - |\n| $a=b$ |', '$a=b$'],
  ])('round a formula are told in %j', async (text, formula) => {
    expect(await find(text)).toContainEqual(
      expect.stringContaining(
        `: found ${formula}, expected $${formula}$ for a formula, or \\$ for a dollar sign.`,
      ),
    );
  });

  it('stay as they are where they stand for money', async () => {
    const {remarkPlugins} = pageMarkdown({siteDir});
    const compiled = await compileMdx(
      remarkPlugins,
      '$3 for a cart and $7, and $$x^2$$',
    );
    expect(compiled).toContain('"$3 for a cart and $7, and "');
    expect(compiled).toContain('math-inline');
  });
});
