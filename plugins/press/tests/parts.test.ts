import {setTree} from '../parts/setTree';
import type {Surroundings} from '../parts/tags';

const surroundings: Surroundings = {
  origin: 'https://orrameth.example',
  address: '/a/',
  depth: 1,
  prefix: 'c-',
  inside: new Map(),
};

describe('a page on paper', () => {
  it('repeats the head of a table, and has row headings', () => {
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

  it('prints a plan above the numbered table of its places', () => {
    const {html} = setTree(
      [
        'c:KeyedPlan',
        {
          caption: 'Two places',
          sheet: {
            columns: ['Place', 'Across', 'Down'],
            rows: [
              ['Mill', '10', '20'],
              ['Ferry', '40', '90'],
            ],
          },
        },
        ['p', 0, 'picture'],
      ],
      surroundings,
    );
    expect(html).toMatch(/picture.*<caption>Two places<\/caption>/s);
    expect(html).toContain('<th class="figure" scope="row">2</th>');
    expect(html).toContain('<td class="word">Ferry</td>');
    expect(html).not.toContain('90');
  });

  it('puts headings below the title of their chapter', () => {
    expect(setTree(['m:h2', {id: 'soak'}, 'Soak'], surroundings).html).toBe(
      '<h3 id="c-soak">Soak</h3>',
    );
  });

  it('leaves out interactive controls, and keeps their content', () => {
    const tree = (name: string) =>
      setTree([`c:${name}`, 0, ['p', 0, 'words']], surroundings).html;
    expect(tree('SpellCost')).toBe('');
    expect(tree('SpellBrowser')).toBe('<p>words</p>');
  });

  it('rejects a table without rows of a file', () => {
    expect(() =>
      setTree(['c:DataTable', {src: '/armor.csv'}], surroundings),
    ).toThrow('found no rows in "sheet" of /armor.csv');
  });

  it('rejects a component without a definition for paper', () => {
    expect(() => setTree(['c:Hologram', 0], surroundings)).toThrow(
      'found <Hologram>',
    );
  });
});
