import type {Root} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import importSheets from '../importSheets';
import type {SheetSelection} from '../../../src/shared/model/csv';
import {writeRequest} from '../../../src/shared/model/moduleRequest';
import {getAttributes, getImports} from '../../../tests/support/imports';
import {component, page, run} from '../../../tests/support/markdown';
import {temporarySite} from '../../../tests/support/temporarySite';

const siteDir = temporarySite({
  'static/combat/armor.csv': 'Armor,Soak\nMail,4\n',
  'static/combat/armor.pdf': 'x',
});
const src = '/combat/armor.csv';
const sheet = '@site/static/combat/armor.csv';

const show = (...elements: Root['children']): Promise<Root> =>
  run(importSheets, {siteDir}, page(...elements));

describe('a component that shows a sheet', () => {
  it.each(['DataTable', 'FactBox'])(
    '%s gets the sheet that its page imports',
    async (name) => {
      const table = component(name, {src, caption: 'Armor'});
      const tree = await show(table);
      expect(getImports(tree)).toEqual({sheet0: sheet});
      expect(getAttributes(table)).toEqual({
        src,
        caption: 'Armor',
        sheet: {code: 'sheet0'},
      });
    },
  );

  it.each([
    ['a row', {row: 'Mail'}, {row: 'Mail'}],
    ['columns', {columns: 'Armor, Soak'}, {columns: ['Armor', 'Soak']}],
    ['a condition', {where: 'Kind = Mail'}, {where: {Kind: 'Mail'}}],
    [
      'two conditions',
      {where: 'Kind = Mail; Soak=4'},
      {where: {Kind: 'Mail', Soak: '4'}},
    ],
    [
      'a cell with an equals sign',
      {where: 'Rule = a=b'},
      {where: {Rule: 'a=b'}},
    ],
  ])(
    'imports only the part that it shows: %s',
    async (_, selection, request: SheetSelection) => {
      const table = component('DataTable', {
        src,
        caption: 'Armor',
        ...selection,
      });
      const tree = await show(table);
      expect(getImports(tree)).toEqual({sheet0: sheet + writeRequest(request)});
      expect(Object.keys(getAttributes(table))).toEqual([
        'src',
        'caption',
        'sheet',
      ]);
    },
  );

  it('passes on the further sheets that a component names, in place of their paths', async () => {
    const converter = component('CoinConverter', {src, exchange: src});
    const tree = await show(converter);
    expect(getImports(tree)).toEqual({sheet0: sheet, sheet0exchange: sheet});
    expect(getAttributes(converter)).toEqual({
      src,
      sheet: {code: 'sheet0'},
      exchange: {code: 'sheet0exchange'},
    });
  });

  it('stops the build if a further sheet does not exist, naming page and line', async () => {
    const converter = component('CoinConverter', {src, exchange: '/a.pdf'}, 7);
    await expect(show(converter)).rejects.toThrow(
      new Error(
        'docs/races/orc.md:7: <CoinConverter> has the exchange "/a.pdf", but needs the path of a CSV file under static/.',
      ),
    );
  });

  it('turns one that names dice into a table that readers can roll on', async () => {
    const table = component('DataTable', {src, rollable: 'd20', row: 'Mail'});
    const tree = await show(table);
    expect(table.name).toBe('RollTable');
    expect(getImports(tree)).toEqual({
      sheet0: sheet + writeRequest({rollable: 'd20', row: 'Mail'}),
    });
    expect(getAttributes(table)).toEqual({
      src,
      rollable: 'd20',
      sheet: {code: 'sheet0'},
    });
  });

  it('lets a grid leave out columns, and gives it the first 200 rows', async () => {
    const grid = component('DataGrid', {src, exclude: 'Kind, Soak'});
    grid.attributes.push({
      type: 'mdxJsxAttribute',
      name: 'columns',
      value: {type: 'mdxJsxAttributeValueExpression', value: '{Soak: {}}'},
    });
    const tree = await show(grid);
    expect(getImports(tree)).toEqual({
      sheet0: sheet + writeRequest({first: 200, exclude: ['Kind', 'Soak']}),
    });
    expect(Object.keys(getAttributes(grid))).toEqual([
      'src',
      'columns',
      'sheet',
    ]);
  });
});

describe('a component with a missing sheet', () => {
  it('stops the build, naming page, line and the nearest name', async () => {
    await expect(
      show(component('DataTable', {src: '/combat/armr.csv'}, 9)),
    ).rejects.toThrow(
      'docs/races/orc.md:9: found "/combat/armr.csv", expected a file under static/ (did you mean "/combat/armor.csv"?).',
    );
  });

  it.each<[string, Readonly<Record<string, string | null>>]>([
    ['no src', {caption: 'Armor'}],
    ['a src without a value', {src: null}],
  ])('stops the build if it has %s', async (_, attributes) => {
    await expect(show(component('FactBox', attributes, 3))).rejects.toThrow(
      'docs/races/orc.md:3: <FactBox> has no src, but needs the path of a CSV file under static/.',
    );
  });

  it.each([
    ['has no slash at its beginning', 'combat/armor.csv'],
    ['is a folder', '/combat'],
    ['is no CSV file', '/combat/armor.pdf'],
  ])('stops the build if its src %s', async (_, wrong) => {
    await expect(show(component('DataTable', {src: wrong}, 4))).rejects.toThrow(
      /^docs\/races\/orc\.md:4: /,
    );
  });
});

describe('a sheet of a campaign', () => {
  const campaigns = [
    {id: 'combat', name: 'Combat', sheet: '/combat/sessions.csv'},
  ];

  async function findRequest(name: string, marksSessions: boolean) {
    const tree = page(component(name, {src}));
    await unified()
      .use(importSheets, {siteDir, campaigns, marksSessions})
      .run(tree, new VFile({path: `${siteDir}/docs/races/orc.md`}));
    return getImports(tree)['sheet0'];
  }

  it.each(['DataTable', 'LatestSession'])(
    'is asked for the sessions of the rows of a %s',
    async (name) => {
      await expect(findRequest(name, true)).resolves.toBe(
        sheet + writeRequest({campaign: 'combat'}),
      );
    },
  );

  it('is not on paper, on locked pages, and for other components', async () => {
    await expect(findRequest('DataTable', false)).resolves.toBe(sheet);
    await expect(findRequest('FactBox', true)).resolves.toBe(sheet);
  });
});
