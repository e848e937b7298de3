import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {markdown} from '../../build/markdown';
import type {SelectionTexts, SpellRequest} from '../../model/selection';
import {writeRequest} from '../../../../src/shared/model/moduleRequest';
import {createImport} from '../../../markdown/modules';
import {component, page, run} from '../../../../tests/support/markdown';

/** Returns the request that the test page imports for a component on a line. */
function request(
  form: SpellRequest['form'],
  texts: SelectionTexts,
  line: number,
): string {
  const from = `docs/races/orc.md:${line}`;
  return `@spells${writeRequest({form, texts, from})}`;
}

/** Returns the resulting page with some components. */
async function createPage(
  ...elements: readonly MdxJsxFlowElement[]
): Promise<Root> {
  return run(markdown, {siteDir: '/site'}, page(...elements));
}

describe('the spells that an author selects', () => {
  it('are imported by the page, with the component that shows them', async () => {
    const list = component(
      'SpellList',
      {school: 'dim-magika', level: '1-4', sphere: 'Smoke; Charm', depth: '4'},
      9,
    );
    const {children} = await createPage(list);
    expect(children).toEqual([
      createImport(
        'spells0',
        request(
          'entries',
          {school: 'dim-magika', level: '1-4', sphere: 'Smoke; Charm'},
          9,
        ),
      ),
      createImport('SpellList', '@site/plugins/spells/theme/SpellList'),
      list,
    ]);
  });

  it('are a name and a link each in an index, and the whole record elsewhere', async () => {
    const {children} = await createPage(
      component('SpellIndex', {}, 1),
      component('SpellIndex', {level: '2'}, 2),
      component('SpellEntry', {name: 'Veil'}, 3),
    );
    expect(
      children
        .slice(0, -3)
        .map((child) =>
          child.type === 'mdxjsEsm' ? child.data?.estree?.body : child,
        ),
    ).toEqual(
      [
        ['spells2', request('entries', {name: 'Veil'}, 3)],
        ['spells1', request('links', {level: '2'}, 2)],
        ['spells0', request('links', {}, 1)],
        ['SpellEntry', '@site/plugins/spells/theme/SpellEntry'],
        ['SpellIndex', '@site/plugins/spells/theme/SpellIndex'],
      ].map(
        ([name = '', source = '']) =>
          createImport(name, source).data?.estree?.body,
      ),
    );
  });

  it('stop the build if the selection is invalid, naming page and line', async () => {
    await expect(
      createPage(component('SpellIndex', {sphere: 'Smok'}, 7)),
    ).rejects.toThrow(
      'docs/races/orc.md:7: <SpellIndex> found sphere="Smok", expected one of Enchantment',
    );
  });
});
