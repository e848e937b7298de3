import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import listPages from '../../../../plugins/markdown/listPages';
import {component, page, paragraph, run} from '../../../support/markdown';
import {temporarySite} from '../../../support/temporarySite';

const siteDir = temporarySite({
  'docs/races/index.md': '---\ntitle: Races\n---\n',
  'docs/races/orc.md': '---\ntitle: Orc\n---\n',
  'docs/races/goblin.md':
    '---\ntitle: Goblin\nshortTitle: Gob\ndescription: Small.\nicon: moon\n---\n',
  'docs/races/elf.md': '---\ntitle: Elf\nindex: false\n---\n',
  'docs/races/first.mdx': '---\ntitle: First\norder: 1\n---\n',
  'docs/races/moved.md': '---\ntitle: Moved\nslug: /else.html\n---\n',
  'docs/races/_part.md': 'Part.',
  'docs/races/deep-isles/scaloid.md': '---\ntitle: Scaloid\n---\n',
  'docs/prime-almanac/central.md': '---\ntitle: Central\n---\n',
  'docs/empty/index.md': '---\ntitle: Empty\n---\n',
});

type Lines = readonly {
  readonly title: unknown;
  readonly href: unknown;
  readonly below: Lines;
}[];

function attribute({attributes}: MdxJsxFlowElement, wanted: string): unknown {
  return attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === wanted,
  )?.value;
}

function isElement(node: {readonly type: string}): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement';
}

function linesOf({children}: MdxJsxFlowElement): Lines {
  return children.filter(isElement).map((entry) => ({
    title: attribute(entry, 'title'),
    href: attribute(entry, 'href'),
    below: linesOf(entry),
  }));
}

/** The catalogue of a page of the races, as an author asks for it. */
async function catalogue(
  attributes: Readonly<Record<string, string>> = {},
): Promise<MdxJsxFlowElement> {
  const element = component('Catalogue', attributes, 7);
  await run(listPages, {siteDir}, page(element));
  return element;
}

describe('a catalogue in a page (L19)', () => {
  it('lists the pages of its own folder, but not itself', async () => {
    expect(linesOf(await catalogue())).toEqual([
      {title: 'First', href: '/races/first.html', below: []},
      {
        title: 'Deep Isles',
        href: '/races/deep-isles/',
        below: [
          {
            title: 'Scaloid',
            href: '/races/deep-isles/scaloid.html',
            below: [],
          },
        ],
      },
      {title: 'Gob', href: '/races/goblin.html', below: []},
      {title: 'Moved', href: '/races/else.html', below: []},
    ]);
  });

  it('lists another folder where its author says so, with slashes or without', async () => {
    const expected = [
      {title: 'Central', href: '/prime-almanac/central.html', below: []},
    ];
    expect(linesOf(await catalogue({folder: '/prime-almanac/'}))).toEqual(
      expected,
    );
    expect(linesOf(await catalogue({folder: 'prime-almanac'}))).toEqual(
      expected,
    );
  });

  it('goes as deep as its author says', async () => {
    const lines = linesOf(await catalogue({depth: '1'}));
    expect(lines.map(({below}) => below.length)).toEqual([0, 0, 0, 0]);
  });

  it('shows what a page says of itself, and its icon or that of its area (S6)', async () => {
    const entries = (await catalogue()).children.filter(isElement);
    const goblin = entries.find((entry) => attribute(entry, 'title') === 'Gob');
    expect(goblin && attribute(goblin, 'description')).toBe('Small.');
    expect(goblin && attribute(goblin, 'icon')).toBe('moon');
    const [central] = (
      await catalogue({folder: 'prime-almanac'})
    ).children.filter(isElement);
    expect(central && attribute(central, 'icon')).toBe('compass');
  });

  it('keeps nothing of what its author asked', async () => {
    expect((await catalogue({depth: '2'})).attributes).toEqual([]);
  });

  it.each(['/empty/', '/atlantis/'])(
    'stops the build where there is nothing to list: %s (A3)',
    async (folder) => {
      await expect(catalogue({folder})).rejects.toThrow(
        `docs/races/orc.md:7: <Catalogue> found no page below docs/${folder.replaceAll('/', '')} to a depth of 3, expected at least one.`,
      );
    },
  );

  it('leaves other components alone', async () => {
    const tree: Root = page(
      component('DataTable', {src: '/a.csv'}),
      paragraph(),
    );
    await run(listPages, {siteDir}, tree);
    expect(tree).toEqual(
      page(component('DataTable', {src: '/a.csv'}), paragraph()),
    );
  });
});
