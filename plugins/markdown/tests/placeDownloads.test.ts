import type {Heading, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import importSheets from '../importSheets';
import {component, page, run} from '../../../tests/support/markdown';
import {temporarySite} from '../../../tests/support/temporarySite';

const armor = '/combat/armor.csv';
const bows = '/combat/bows.csv';

const siteDir = temporarySite({
  [`static${armor}`]: 'Armor,Soak\nMail,4\n',
  [`static${bows}`]: 'Bow,Range\nLong,9\n',
});

const heading = (): Heading => ({
  type: 'heading',
  depth: 2,
  children: [{type: 'text', value: 'Arms'}],
});

const table = (src: string, more: Readonly<Record<string, string>> = {}) =>
  component('DataTable', {src, caption: 'Arms', ...more});

function fold(...children: MdxJsxFlowElement['children']): MdxJsxFlowElement {
  return {...component('Fold', {}), children};
}

/** Lists the addresses in the value of an attribute. */
function listSources({value}: MdxJsxAttribute): readonly string[] {
  const found = JSON.stringify(value).matchAll(/"value":"(?<src>\/[^"]+)"/g);
  return [...found].map(({groups}) => groups?.['src'] ?? '');
}

/** The files below a table; undefined where these are its own. */
function findFiles(element: MdxJsxFlowElement): readonly unknown[] | undefined {
  const found = element.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === 'files',
  );
  return found?.type === 'mdxJsxAttribute' ? listSources(found) : undefined;
}

/** Lists the files below each component of a page. */
async function listFiles(
  ...elements: Root['children']
): Promise<readonly unknown[]> {
  await run(importSheets, {siteDir}, page(...elements));
  return elements.flatMap((element) =>
    element.type === 'mdxJsxFlowElement' ? [findFiles(element)] : [],
  );
}

describe('the files of tables', () => {
  it('are offered once a section, below its last table', async () => {
    expect(await listFiles(table(armor), heading(), table(bows))).toEqual([
      undefined,
      undefined,
    ]);
    expect(await listFiles(table(armor), table(bows))).toEqual([
      [],
      [armor, bows],
    ]);
  });

  it.each(['DataGrid', 'TimeLine'])(
    'are offered once a section that has a %s too, whichever comes last',
    async (name) => {
      const other = () => component(name, {src: bows, caption: 'Bows'});
      expect(await listFiles(other(), table(armor))).toEqual([
        [],
        [bows, armor],
      ]);
      expect(await listFiles(table(armor), other())).toEqual([
        [],
        [armor, bows],
      ]);
      expect(await listFiles(other(), heading(), table(armor))).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    },
  );

  it('are offered in the fold that their tables are in, if no table follows it', async () => {
    const inside = table(bows);
    expect(await listFiles(table(armor), fold(inside))).toEqual([
      undefined,
      undefined,
    ]);
    expect(findFiles(inside)).toBeUndefined();
    expect(await listFiles(fold(inside), heading(), table(armor))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(findFiles(inside)).toBeUndefined();
  });
});
