import {join} from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import nameDocuments from '../nameDocuments';
import type {PressDocument} from '../../documents/model/pressDocument';
import {
  component,
  createLink,
  page,
  paragraph,
} from '../../../tests/support/markdown';
import {temporarySite} from '../../../tests/support/temporarySite';

const siteDir = temporarySite({
  'docs/magic-science/healing.md': '---\ntitle: Healing\n---\n',
  'docs/magic-science/planner.mdx': '---\ntitle: The Planner\n---\n',
  'docs/magic-science/storm.md': '---\ntitle: Storm\n---\n',
  'static/magic/science.pdf': 'x'.repeat(312_000),
  'static/magic/letter/science.pdf': 'x'.repeat(1_400_000),
});

const documents: readonly PressDocument[] = [
  {
    file: '/magic/science.pdf',
    series: 'magic',
    title: 'Magic Science',
    chapters: [
      {page: 'magic-science/planner'},
      {page: 'magic-science/healing'},
    ],
  },
  {
    file: '/magic/planner.pdf',
    series: 'magic',
    chapters: [{page: 'magic-science/planner'}],
  },
];

type Foot = {readonly tree: Root; readonly foot: MdxJsxFlowElement | undefined};

async function createFoot(
  name: string,
  {children, given}: {children: Root['children']; given?: typeof documents},
): Promise<Foot> {
  const tree = page(...children);
  const file = new VFile({path: join(siteDir, 'docs/magic-science', name)});
  await unified()
    .use(nameDocuments, {
      siteDir,
      namesDocuments: given !== undefined,
      documents: given,
    })
    .run(tree, file);
  const last = tree.children.at(-1);
  const isFoot = last?.type === 'mdxJsxFlowElement' && last.name === 'section';
  return {tree, foot: isFoot ? last : undefined};
}

/** Returns all text in a part of a page. */
function getWords(node: Nodes): string {
  const found: string[] = [];
  visit(node, 'text', ({value}) => {
    found.push(value);
  });
  return found.join('');
}

function listLinks(tree: Root): readonly string[] {
  const found: string[] = [];
  visit(tree, 'link', (link) => {
    found.push(`${getWords(link)} ${link.url}`);
  });
  return found;
}

function listLines(foot: MdxJsxFlowElement | undefined): readonly string[] {
  const [name, list] = foot?.children ?? [];
  return [
    ...(name === undefined ? [] : [getWords(name)]),
    ...(list?.type === 'list'
      ? list.children.map((item) => getWords(item))
      : []),
  ];
}

describe('the documents at the end of a page', () => {
  it('are those that include it, with kind and size on either paper', async () => {
    const {tree, foot} = await createFoot('healing.md', {
      children: [],
      given: documents,
    });
    expect(listLines(foot)).toEqual([
      'On paper',
      'Magic Science, on A4 (PDF, 312 kB) or on Letter (PDF, 1.4 MB)',
    ]);
    expect(listLinks(tree)).toEqual([
      'Magic Science, on A4 /magic/science.pdf',
      'on Letter /magic/letter/science.pdf',
    ]);
  });

  it('are named after their first page if they have no title, smallest first', async () => {
    const {tree} = await createFoot('planner.mdx', {
      children: [],
      given: documents,
    });
    expect(listLinks(tree)).toEqual([
      'The Planner, on A4 /magic/planner.pdf',
      'on Letter /magic/letter/planner.pdf',
      'Magic Science, on A4 /magic/science.pdf',
      'on Letter /magic/letter/science.pdf',
    ]);
  });

  it.each<[string, Root['children'][number]]>([
    ['links the document', paragraph(createLink('/magic/science.pdf#page=2'))],
    [
      'has its address at the end',
      {type: 'definition', identifier: 'x', url: '/magic/science.pdf'},
    ],
    [
      'shows the document',
      component('PdfDisplay', {src: '/magic/science.pdf'}),
    ],
    [
      'lists its folder',
      component('AssetList', {folder: '/', deep: null, type: 'csv, pdf'}),
    ],
    [
      'lists it by name',
      component('AssetTable', {folder: '/magic', files: 'a.csv, science.pdf'}),
    ],
  ])('are left out if the page %s', async (_, node) => {
    const {foot} = await createFoot('healing.md', {
      children: [node],
      given: documents,
    });
    expect(foot).toBeUndefined();
  });
});
