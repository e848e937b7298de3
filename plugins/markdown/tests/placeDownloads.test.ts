import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import placeDownloads from '../placeDownloads';
import {component, page, run} from '../../../tests/support/markdown';

const armor = '/combat/armor.csv';
const bows = '/combat/bows.csv';

const heading = (): Heading => ({
  type: 'heading',
  depth: 2,
  children: [{type: 'text', value: 'Arms'}],
});

const table = (src: string, name = 'DataTable') =>
  component(name, {src, caption: 'Arms'});

function fold(...children: MdxJsxFlowElement['children']): MdxJsxFlowElement {
  return {...component('Fold', {}), children};
}

/** The components at the end of a page, and the files that they offer. */
async function findFoot(
  ...elements: Root['children']
): Promise<readonly string[]> {
  const tree = page(...elements);
  await run(placeDownloads, {siteDir: '/site'}, tree);
  const foot = tree.children.at(-1);
  return foot?.type === 'mdxJsxFlowElement' && foot.name === 'TableFiles'
    ? [...JSON.stringify(foot.attributes).matchAll(/"value":"(\/[^"]+)"/g)].map(
        ([, src = '']) => src,
      )
    : [];
}

describe('the files of tables', () => {
  it.each(['DataGrid', 'DataTable', 'TimeLine'])(
    'are offered once a page, at its foot: %s',
    async (name) => {
      expect(
        await findFoot(
          table(armor, name),
          heading(),
          fold(table(bows)),
          table(armor),
          heading(),
        ),
      ).toEqual([armor, bows]);
    },
  );

  it('are not offered by pages without a table', async () => {
    expect(
      await findFoot(heading(), component('FactBox', {src: armor})),
    ).toEqual([]);
  });
});
