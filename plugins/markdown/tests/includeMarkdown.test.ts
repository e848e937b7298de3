import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Processor} from 'unified';
import {VFile} from 'vfile';
import includeMarkdown from '../includeMarkdown';
import {getImports} from '../../../tests/support/imports';
import {component, page, paragraph} from '../../../tests/support/markdown';
import {stub} from '../../../tests/support/stub';
import {temporarySite} from '../../../tests/support/temporarySite';

const siteDir = temporarySite({
  'docs/races/orc.md': 'Orcs.',
  'docs/races/_oath.mdx': 'An oath.',
  'static/notes/oath.md': 'An oath.',
});

/**
 * Mocks the parser of pages: each text is one paragraph between front matter and a thematic break.
 */
function parsePage(text: string): Root {
  return page(
    {type: 'yaml', value: ''},
    paragraph({type: 'text', value: text}),
    {type: 'thematicBreak'},
  );
}

async function show(...elements: Root['children']): Promise<Root> {
  const tree = page(...elements);
  const processor = stub<Processor<Root>>({parser: parsePage});
  const file = new VFile({path: `${siteDir}/docs/races/orc.md`});
  const include = includeMarkdown.call(processor, {siteDir});
  await include(tree, file);
  return tree;
}

describe('Markdown from elsewhere', () => {
  it('may be in an attribute', async () => {
    const element = component('Markdown', {text: 'A **Gate**.'});
    await show(element);
    expect(element.children).toEqual([
      paragraph({type: 'text', value: 'A **Gate**.'}),
      {type: 'thematicBreak'},
    ]);
  });

  it('is text only if it is inside a line', async () => {
    const element: MdxJsxTextElement = {
      ...component('Markdown', {text: 'a **Gate**'}),
      type: 'mdxJsxTextElement',
      children: [],
    };
    await show(paragraph(element));
    expect(element.children).toEqual([{type: 'text', value: 'a **Gate**'}]);
  });

  it.each([
    ['beside the page', './_oath.mdx', './_oath.mdx'],
    ['in a folder around it', '../races/_oath.mdx', '../races/_oath.mdx'],
    ['under static/', '/notes/oath.md', '@site/static/notes/oath.md'],
  ])('may be a file %s, which the page imports', async (_, src, source) => {
    const element = component('Markdown', {src});
    const tree = await show(component('AssetList', {src}), element);
    expect(getImports(tree)).toEqual({Part0: source});
    expect(element).toMatchObject({name: 'Part0', attributes: []});
  });

  it.each([
    [
      './_oat.mdx',
      'found "./_oat.mdx", expected a file beside the page (did you mean "./_oath.mdx"?)',
    ],
    [
      '/notes/oat.md',
      'found "/notes/oat.md", expected a file under static/ (did you mean "/notes/oath.md"?)',
    ],
    [
      'oath.md',
      '<Markdown> has the src "oath.md", but needs the path of a Markdown file: one under static/ that starts with /, or one beside the page that starts with ./',
    ],
  ])('stops the build if it is missing: %s', async (src, words) => {
    const shown = show(component('Markdown', {src}, 9));
    await expect(shown).rejects.toThrow(`docs/races/orc.md:9: ${words}`);
  });
});
