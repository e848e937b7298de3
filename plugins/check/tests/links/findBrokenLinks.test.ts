import {rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {findBrokenLinks} from '../../links/findBrokenLinks';
import type {PageTree} from '../../../pages/treeReader';
import {contentAreas} from '../../../../src/site/contentAreas';
import {temporarySite} from '../../../../tests/support/temporarySite';

const [{id} = {id: 'area'}] = contentAreas;

const page = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;

/** Creates a site of two pages, the first linking to the second, and its check. */
function createSite(text: string, other = '## Inns') {
  const siteDir = temporarySite({
    [`docs/${id}/road.md`]: page(text),
    [`docs/${id}/town.md`]: page(other),
  });
  const read = jest.fn<Promise<PageTree>, [string]>(() =>
    Promise.resolve({tree: ['c:Table', {id: 'row-ale'}], frontMatter: {}}),
  );
  const find = () => findBrokenLinks({siteDir, createReader: () => read});
  return {siteDir, find, read};
}

const road = `docs/${id}/road.md`;

describe('broken links', () => {
  it.each([
    '[a](./town.md#inns)',
    `[a](/${id}/town.html#inns)`,
    `[a](town.html?from=road#inns)`,
    '## Mile\n\n[a](#mile)',
    '[a](https://example.org/x#y)',
    '[a](/maps/a.pdf#page=3)',
    '[a](mailto:a@example.org)',
    '[a](/)',
    '[^1]\n\n[^1]: Words.',
    '[a](/search.html)',
  ])(
    'do not exist in %j, which is found without building a page',
    async (text) => {
      const {find, read} = createSite(text);
      expect(await find()).toEqual([]);
      expect(read).not.toHaveBeenCalled();
    },
  );

  it('are reported with page, line, and the anchor that was meant', async () => {
    const {find} = createSite('A\n\n[a](./town.md#row-ail)');
    expect(await find()).toEqual([
      `${road}:7: found a link to ./town.md#row-ail, expected an anchor on docs/${id}/town.md (did you mean #row-ale?).`,
    ]);
  });

  it('are reported if they lead to no page', async () => {
    const {find} = createSite(`[a](./gone.md#x) [b](/${id}/gone.html)`);
    expect(await find()).toEqual([
      `${road}:5: found a link to ./gone.md#x, expected the file of a page in the same area.`,
      `${road}:5: found a link to /${id}/gone.html, expected the address of a page on this site (did you mean /${id}/road.html?).`,
    ]);
  });

  it('are reported when their target heading is removed, until it comes back', async () => {
    const {siteDir, find} = createSite('[a](./town.md#inns)');
    const town = join(siteDir, `docs/${id}/town.md`);
    writeFileSync(town, page('## Taverns'));
    expect(await find()).toEqual([
      expect.stringContaining(`${road}:5: found a link to ./town.md#inns`),
    ]);
    writeFileSync(town, page('## Taverns and more\n\n## Inns'));
    expect(await find()).toEqual([]);
    rmSync(town);
    expect(await find()).toEqual([
      expect.stringContaining('expected the file of a page'),
    ]);
  });

  it('do not include links to anchors from a table or a part of the page, which is built once', async () => {
    const {siteDir, find, read} = createSite('[a](./town.md#row-ale)');
    expect(await find()).toEqual([]);
    await find();
    expect(read).toHaveBeenCalledTimes(1);
    writeFileSync(join(siteDir, `docs/${id}/_rows.mdx`), 'Ale');
    await find();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are not reported if their target page has a fault of its own', async () => {
    const {find, read} = createSite('[a](./town.md#row-ail)');
    read.mockRejectedValue(new Error('town.md: unclosed brace'));
    expect(await find()).toEqual([]);
  });
});
