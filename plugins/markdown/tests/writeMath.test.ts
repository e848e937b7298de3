import type {Root} from 'hast';
import {VFile} from 'vfile';
import writeMath from '../writeMath';

/** Creates a page with one code element, given its classes. */
const createPage = (...className: readonly string[]): Root => ({
  type: 'root',
  children: [
    {
      type: 'element',
      tagName: 'code',
      properties: {className: [...className]},
      children: [{type: 'text', value: 'x^2'}],
    },
  ],
});

/** Renders the formulas of a page, and returns what replaced the code element. */
async function written(tree: Root): Promise<string> {
  await writeMath({siteDir: '/site'})(tree, new VFile(), () => undefined);
  return JSON.stringify(tree);
}

describe('a formula', () => {
  it.each([
    ['in a line', 'math-inline'],
    ['on lines of its own', 'math-display'],
  ])('becomes markup that browsers render themselves %s', async (_, name) => {
    const text = await written(createPage('language-math', name));
    expect(text).toContain('"tagName":"msup"');
    expect(text).not.toContain('katex-html');
  });
});
