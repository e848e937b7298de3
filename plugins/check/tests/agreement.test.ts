import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {findBuildFaults} from '../checkFiles';
import {findSiteFaults} from '../rules';
import {parseFrontMatter} from '../../front-matter';
import {
  createProcessors,
  MARKDOWN_CONFIG,
  type SimpleProcessors,
} from '../../framework-patches/mdx-processor';
import {pageMarkdown} from '../../markdown';
import {openAreas} from '../../../src/site/contentAreas';
import {temporarySite} from '../../../tests/support/temporarySite';

const [{id: area} = {id: ''}, {id: other} = {id: ''}] = openAreas;

/** A page without front matter of its own begins on this line. */
const FIRST = 5;

/** An odd page, by its text, and the lines of its faults with some words of each. */
type Odd = readonly [
  text: string,
  ...faults: readonly (readonly [line: number, words: string])[],
];

/** Pages that authors write by the rules of other programs, or by a slip. */
const texts: readonly Odd[] = [
  ['Words.\n\n<!-- note -->', [7, 'expected {/* … */}']],
  ['## Mill {#mill}', [5, 'expected {/* #mill */}']],
  ['a</br>b', [5, 'a closing tag without an opening tag']],
  ['a<br>b</br>c', [5, '<br> with content']],
  ['<p style="color:red">a</p>', [5, "expected style={{color: 'red'}}"]],
  ['Take {a, b}.', [5, '"a" between { and }']],
  ['import the goods from the north.', [5, 'starts with "import"']],
  ['Words.\n\nexport duties are high.', [7, 'starts with "export"']],
  ["import X from 'fs'\n\nWords.", [5, 'an import of "fs"']],
  [
    `[x](../${other}/index.md)`,
    [5, `the address of that page, because it is in another area: /${other}/`],
  ],
  ['[x](www.example.org)', [5, 'expected https://www.example.org']],
  ['[x](example.org/page)', [5, 'expected https://example.org/page']],
  ['[x](./gone.md)', [5, 'the file of a page in the same area']],
  [`[x](/${area}/gone.html)`, [5, 'the address of a page on this site']],
  ['[x](gone)', [5, 'the address of a page on this site']],
  ['[x](#nowhere)', [5, 'an anchor on docs/']],
  ['[x](javascript:alert(1))', [5, 'an address that runs no code']],
  ['[x](./100%.html)', [5, '%25 for the character %']],
  ['[x](/files/gone.csv)', [5, 'a file under static/']],
  ['<a href="./index.md">x</a>', [5, 'expected [words](./index.md)']],
  [':::note Title\n\nWords.\n\n:::', [5, 'expected :::note[Title]']],
  [':::note\n\nWords.\n\n## Later', [5, ':::note without a closing :::']],
  [':::nte\n\nWords.\n\n:::', [5, 'did you mean :::note?']],
  ['Words.\n\n:::', [7, 'a line with ::: that closes no box']],
  [':dcie[2d6]', [5, 'did you mean :dice?']],
  ['> [!faq]\n> Words.', [5, 'expected [!NOTE]']],
  ['See [[Kadar]].', [5, 'a link: [Kadar](./page.md)']],
  ['Words.[^gone]', [5, 'a line "[^gone]: …"']],
  ['Words.\n\n[^idle]: Words.', [7, 'which nothing refers to']],
  ['See [a][gone].', [5, 'a line "[gone]: address"']],
  ['It is $x^2$.', [5, 'expected $$x^2$$']],
  ['It is $$\\frac{1$$.', [5, 'a formula that KaTeX cannot read']],
  ['![A mill](/files/mill.tiff)', [5, 'a picture: png']],
  ['![A mill](./gone.png)', [5, 'a picture beside the page']],
  ['![](./gone.png)', [5, 'without alternative text'], [5, 'beside the page']],
  ['<img src="/files/mill.png" width="50%" />', [5, 'a number of pixels']],
  ['<script>alert(1)</script>', [5, '<script>']],
  ['<iframe src="/a" />', [5, '<iframe>']],
  ['<p onclick="alert(1)">a</p>', [5, 'the attribute onclick']],
  ['<Foo />', [5, 'a component that the Examples page lists']],
  ['<DataTable src="/files/gone.csv" caption="A" />', [5, 'under static/']],
  ['1 <2 and {', [5, 'looks like a tag']],
  ['<div>\n\nWords.', [5, '<div> without a closing tag']],
  ['> {a\n\nb', [5, 'a "{" without a "}"']],
  ['{() => 1}', [5, 'a function between { and }']],
  [
    '<!-- one -->\n\n[a](./gone.md) and [b](www.example.org)\n\n[[c]]\n\n## D {#d}',
    [5, '{/* … */}'],
    [7, 'a link to ./gone.md'],
    [7, 'a link to www.example.org'],
    [9, '[[c]]'],
    [11, '{/* #d */}'],
  ],
];

/** Front matter with faults, by its lines behind the title. */
const tops: readonly Odd[] = [
  ['title: House #7 of the quay', [2, '"#7 of the quay"']],
  ['title: A\ndate: 2023-06-31', [3, 'a date that exists']],
  ['title: A: B', [2, 'bad indentation']],
  ['titel: A', [1, 'no title'], [2, 'did you mean "title"?']],
  ['title: A\nslug: mill', [3, 'an address that starts with /']],
  ['title: A\nnext: gone', [3, '"gone" as next']],
  ['title: A\ncover: /files/gone.png', [3, 'the cover "/files/gone.png"']],
  ['title: A\nformerAddresses: [/a b.html]', [3, 'an address on this site']],
];

/** Pages that are fine, also where they look odd. */
const fine: readonly string[] = [
  '$3 for a cart and $7 for a mule.',
  'It is $$x^2$$, and x < y.',
  '> [!NOTE]\n> Words.',
  ':::note[Title]\n\nWords.\n\n:::',
  '{/* A comment. */}\n\n## Mill {/* #mill */}\n\n[x](#mill)',
  '`{a}`, \\{b}, &lt;c>, and\n\n```md\n<!-- d -->\n```',
  `[a](./index.md), [b](/${other}/), [c](https://example.org), [d](mailto:a@example.org)`,
  'Words.[^a]\n\n[^a]: Words.',
];

const named = (index: number): string => `docs/${area}/page-${index}.md`;

const pages = [
  ...texts.map(([text]) => `---\ntitle: A\n---\n\n${text}\n`),
  ...tops.map(([top]) => `---\n${top}\n---\n\nWords.\n`),
  ...fine.map((text) => `---\ntitle: A\n---\n\n${text}\n`),
];

const expected: readonly Odd[] = [
  ...texts,
  ...tops,
  ...fine.map((text): Odd => [text]),
];

let siteDir = '';
let processors: SimpleProcessors | undefined;

beforeAll(async () => {
  const front = '---\ntitle: A\n---\n';
  siteDir = temporarySite({
    ...Object.fromEntries(
      openAreas.map(({id}) => [`docs/${id}/index.md`, front]),
    ),
    ...Object.fromEntries(pages.map((text, index) => [named(index), text])),
    'sidebars.ts': 'export default {};',
    'static/files/mill.png': '',
  });
  const options = {
    ...pageMarkdown({
      siteDir,
      namesDocuments: true,
      linksCopies: true,
      inParts: true,
      marksSessions: true,
    }),
    siteDir,
    admonitions: true,
    staticDirs: [join(siteDir, 'static')],
    markdownConfig: MARKDOWN_CONFIG,
    removeContentTitle: false,
  } as unknown as Parameters<typeof createProcessors>[0]['options'];
  processors = await createProcessors({options});
});

/** Compiles a page as the MDX loader of the build does, and lists what it throws. */
async function compile(path: string): Promise<readonly string[]> {
  const filePath = join(siteDir, path);
  const fileContent = await readFile(filePath, 'utf8');
  try {
    const {frontMatter, content} = await parseFrontMatter({
      filePath,
      fileContent,
      defaultParseFrontMatter: () => Promise.reject(new Error('never called')),
    });
    await processors?.mdxProcessor.process({
      content,
      filePath,
      frontMatter,
      compilerName: 'client',
    });
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

/** Lists what the build says of a page: the rules before it starts, and its loader of pages. */
async function build(path: string): Promise<readonly string[]> {
  const rules = await findSiteFaults(siteDir, (each) => each === path);
  const own = [...rules, ...(await compile(path))].filter((fault) =>
    fault.startsWith(`${path}:`),
  );
  return [...new Set(own)].toSorted();
}

describe('the check of a page', () => {
  it('tries more than forty odd ones', () => {
    expect(texts.length + tops.length).toBeGreaterThan(40);
    expect(pages[0]?.split('\n')[FIRST + 1]).toBe('<!-- note -->');
  });

  it.each(expected.map(([text, ...faults], index) => ({text, faults, index})))(
    'tells all of its faults, and those alone that the build tells: $text',
    async ({faults, index}) => {
      const path = named(index);
      const found = await findBuildFaults(siteDir, [path]);
      expect(found.map((fault) => fault.split(': ', 1).join(''))).toEqual(
        faults.map(([line]) => `${path}:${line}`),
      );
      for (const [order, [, words]] of faults.entries()) {
        expect(found[order]).toContain(words);
      }
      expect(await build(path)).toEqual(found.toSorted());
    },
  );
});
