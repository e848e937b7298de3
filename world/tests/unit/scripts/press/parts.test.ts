import {
  knownComponents,
  setTree,
} from '../../../../../scripts/press/parts/setTree';
import type {Surroundings} from '../../../../../scripts/press/parts/tags';
import {
  everywhereComponents,
  importedModules,
} from '../../../../../src/site/authorComponents';

const surroundings: Surroundings = {
  origin: 'https://orrameth.example',
  address: '/a/',
  depth: 1,
  prefix: 'c-',
  inside: new Map(),
};

describe('a page on paper (A4)', () => {
  it('repeats the head of a table, and names its rows', () => {
    const {html} = setTree(
      [
        'c:DataTable',
        {
          caption: 'Armor',
          src: '/armor.csv',
          sheet: {
            columns: ['Armor', 'Soak', 'Page'],
            rows: [['Mail', '4', '/m']],
          },
        },
      ],
      surroundings,
    );
    expect(html).toContain('<caption>Armor</caption><thead>');
    expect(html).toContain('<th class="word" scope="row">Mail</th>');
    expect(html).toContain('<td class="figure">4</td>');
    expect(html).not.toContain('Page');
  });

  it('sets headings below the title of their chapter', () => {
    expect(setTree(['m:h2', {id: 'soak'}, 'Soak'], surroundings).html).toBe(
      '<h3 id="c-soak">Soak</h3>',
    );
  });

  it('leaves out what needs a hand, and keeps what stands inside', () => {
    const tree = (name: string) =>
      setTree([`c:${name}`, 0, ['p', 0, 'words']], surroundings).html;
    expect(tree('SpellCost')).toBe('');
    expect(tree('SpellBrowser')).toBe('<p>words</p>');
  });

  it('refuses a table without rows of a file', () => {
    expect(() =>
      setTree(['c:DataTable', {src: '/armor.csv'}], surroundings),
    ).toThrow('found no rows under "sheet" of /armor.csv');
  });

  it('refuses a component of which nobody said what it is on paper', () => {
    expect(() => setTree(['c:Hologram', 0], surroundings)).toThrow(
      'found <Hologram>',
    );
  });

  it('knows each component that authors write, but those of the gallery for authors', () => {
    const unknown = [
      ...everywhereComponents,
      ...Object.keys(importedModules),
    ].filter((name) => !knownComponents.includes(name));
    expect(unknown).toEqual([
      'Example',
      'CodeDemo',
      'DataGrid/SheetProblemNote',
    ]);
  });
});
