import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import listPages from '../listPages';
import type {PlacedRequest} from '../../navigation/model/catalogue';
import {readRequest} from '../../../src/shared/model/moduleRequest';
import {component, page, run} from '../../../tests/support/markdown';

const siteDir = '/site';

function isImport(node: {readonly type: string}): node is MdxjsEsm {
  return node.type === 'mdxjsEsm';
}

/** Returns the requests in a page's imports, with their local names. */
function requests(tree: Root): readonly (readonly [string, PlacedRequest])[] {
  return tree.children.filter(isImport).flatMap(({data}) =>
    (data?.estree?.body ?? []).flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration') {
        return [];
      }
      const [path, query = ''] = String(statement.source.value).split('?');
      expect(path).toBe('@site/plugins/catalogues/pages.catalogue');
      const [name = ''] = statement.specifiers.map(({local}) => local.name);
      return [[name, readRequest(`?${query}`) as PlacedRequest] as const];
    }),
  );
}

/** Returns the pages requested by a catalogue on a page of the races. */
async function request(
  attributes: Readonly<Record<string, string>> = {},
): Promise<PlacedRequest | undefined> {
  const tree = page(component('Catalogue', attributes, 7));
  await run(listPages, {siteDir}, tree);
  return requests(tree)[0]?.[1];
}

describe('a catalogue on a page', () => {
  it('lists the pages of its own folder to a depth of three, but not itself', async () => {
    expect(await request()).toEqual({
      folder: 'races',
      depth: 3,
      self: 'races/orc',
      place: 'docs/races/orc.md:7',
    });
  });

  it('receives its entries in place of its author’s choice', async () => {
    const first = component('Catalogue', {depth: '2'});
    const second = component('Catalogue', {folder: 'seas'});
    const tree = page(first, second);
    await run(listPages, {siteDir}, tree);
    expect(requests(tree).map(([name]) => name)).toEqual([
      'catalogue1',
      'catalogue0',
    ]);
    expect([first, second].map(({attributes}) => attributes)).toMatchObject([
      [{name: 'lines', value: {value: 'catalogue0'}}],
      [{name: 'lines', value: {value: 'catalogue1'}}],
    ]);
  });
});
