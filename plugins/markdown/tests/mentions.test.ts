import {join} from 'node:path';
import type {Link, Nodes, Root, RootContent} from 'mdast';
import {unified, type Processor} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import linkMentions from '../linkMentions';
import listMentions from '../listMentions';
import {component, page, paragraph} from '../../../tests/support/markdown';
import {stub} from '../../../tests/support/stub';
import {temporarySite} from '../../../tests/support/temporarySite';

function source(title: string, body = '', ...keys: readonly string[]): string {
  return ['---', `title: ${title}`, ...keys, '---', '', body, ''].join('\n');
}

const many = Object.fromEntries(
  'abcdefghi'
    .split('')
    .map((name) => [
      `docs/magic-science/${name}.md`,
      source(name, 'On Kadar.'),
    ]),
);

const siteDir = temporarySite({
  'docs/prime-almanac/torosia.md': source(
    'Torosia',
    'Orcs of [the north](./kadar.md).',
    'aliases: [Toros]',
    'category: [Territories]',
  ),
  'docs/prime-almanac/kadar.md': source('Kadar', '', 'category: [Territories]'),
  'docs/prime-almanac/central.md': source('Central', '', 'autoLink: false'),
  'docs/prime-almanac/silent.md': source(
    'Silent',
    'Toros',
    'linkMentions: false',
  ),
  'docs/races-and-anthropology/orc.md': source(
    'Orc',
    'Torosia',
    'slug: /orcs.html',
    'category: [Peoples]',
  ),
  'docs/reference/index.md': source('Secrets', 'Toros and Kadar'),
  'docs/prime-almanac/_part.md': source('Part', 'Toros'),
  'docs/campaign-reference/empire/index.md': source('Empire'),
  'docs/campaign-reference/empire/maps.md': source('Maps', 'To Aserion.'),
  'docs/magic-science/maps.md': source('Maps'),
  'docs/prime-almanac/aserion.md': source(
    'Aserion',
    '',
    'category: [Territories]',
  ),
  ...many,
});

const text = (value: string) => ({type: 'text', value}) as const;
const heading = (value: string): RootContent => ({
  type: 'heading',
  depth: 2,
  children: [text(value)],
});
const link = (url: string, value = 'x'): Link => ({
  type: 'link',
  url,
  children: [text(value)],
});

function listLinks(tree: Root): readonly string[] {
  const found: string[] = [];
  visit(tree, 'link', ({url, children: [child]}: Link) => {
    found.push(`${child?.type === 'text' ? child.value : ''} ${url}`);
  });
  return found;
}

async function linked(
  path: string,
  ...children: Root['children']
): Promise<readonly string[]> {
  const tree = page(...children);
  const file = new VFile({path: join(siteDir, path)});
  await unified().use(linkMentions, {siteDir}).run(tree, file);
  return listLinks(tree);
}

const torosia = 'Toros /prime-almanac/torosia.html';
const orcPage = 'docs/races-and-anthropology/orc.md';

describe('a mention on a page', () => {
  it('is linked once in each section', async () => {
    await expect(
      linked(
        orcPage,
        paragraph(text('Toros, Torosia.')),
        paragraph(text('Toros')),
        heading('On'),
        paragraph({type: 'strong', children: [text('Toros')]}),
      ),
    ).resolves.toEqual([torosia, torosia]);
  });

  it.each<[string, RootContent]>([
    ['headings', heading('Toros')],
    ['code', {type: 'code', value: 'Toros'}],
    ['code of a line', paragraph({type: 'inlineCode', value: 'Toros'})],
    [
      'spoilers',
      {
        type: 'containerDirective',
        name: 'spoiler',
        children: [paragraph(text('Toros'))],
      },
    ],
    [
      'spoilers that are folds',
      {
        ...component('details', {className: 'spoiler'}),
        children: [paragraph(text('Toros'))],
      },
    ],
    [
      'titles of boxes',
      {...paragraph(text('Toros')), data: {directiveLabel: true}},
    ],
  ])('is left alone in %s', async (_, node) => {
    const before = listLinks(page(node));
    await expect(linked(orcPage, node)).resolves.toEqual(before);
  });

  it.each(['./../prime-almanac/torosia.md#law', '/prime-almanac/torosia.html'])(
    'is left alone if the section already links the page, as %s',
    async (url) => {
      const tree = [paragraph(text('Toros')), paragraph(link(url))];
      await expect(linked(orcPage, ...tree)).resolves.toEqual([`x ${url}`]);
    },
  );

  it.each([
    ['the page itself', orcPage, 'Orc'],
    ['a page whose title is a common word', orcPage, 'Central'],
    ['a page behind a password', orcPage, 'Secrets'],
    ['a part', orcPage, 'Part'],
    [
      'anything, where its author does not want it',
      'docs/prime-almanac/silent.md',
      'Toros',
    ],
    ['anything, where it is no page', 'docs/prime-almanac/_part.md', 'Toros'],
  ])('does not link to %s', async (_, path, words) => {
    await expect(linked(path, paragraph(text(words)))).resolves.toEqual([]);
  });
});

/** Parses enough Markdown for the pages above. */
function parse(body: string): Root {
  const found =
    /^(?<before>[^[]*)(?:\[(?<name>[^\]]*)\]\((?<url>[^)]*)\)(?<after>.*))?/s.exec(
      body,
    )?.groups;
  const {before = '', name, url = '', after = ''} = found ?? {};
  const nodes: Nodes[] =
    name === undefined
      ? [text(before)]
      : [text(before), link(url, name), text(after)];
  return page(paragraph(...(nodes as ReturnType<typeof text>[])));
}

async function listed(path: string): Promise<Root['children']> {
  const tree = page();
  const file = new VFile({path: join(siteDir, path)});
  const processor = stub<Processor<Root>>({parser: parse});
  const list = listMentions.call(processor, {siteDir});
  await list(tree, file);
  return tree.children;
}

describe('the pages that mention a place or a people', () => {
  it('are listed at its end, except those behind a password or with links turned off', async () => {
    const foot = await listed('docs/prime-almanac/torosia.md');
    expect(foot[0]).toEqual(heading('Mentioned in'));
    expect(listLinks(page(...foot))).toEqual([
      'Orc /races-and-anthropology/orcs.html',
    ]);
  });

  it('include those that link to it by hand; many are in a fold', async () => {
    const foot = await listed('docs/prime-almanac/kadar.md');
    const [, list, fold] = foot;
    const first = 'abcde'
      .split('')
      .map((name) => `${name} /magic-science/${name}.html`);
    expect(list && listLinks(page(list))).toEqual(first);
    expect(fold).toMatchObject({
      name: 'details',
      children: [
        {data: {hName: 'summary'}, children: [text('And 5 more')]},
        {},
      ],
    });
    expect(fold && listLinks(page(fold))).toEqual([
      ...'fghi'.split('').map((name) => `${name} /magic-science/${name}.html`),
      'Torosia /prime-almanac/torosia.html',
    ]);
  });
});
