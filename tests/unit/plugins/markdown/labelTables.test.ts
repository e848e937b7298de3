import type {Element, Root} from 'hast';
import labelTables from '../../../../plugins/markdown/labelTables';

function element(tagName: string, children: Element['children']): Element {
  return {type: 'element', tagName, properties: {}, children};
}

function row(tagName: string, cells: readonly string[]): Element {
  return element(
    'tr',
    cells.map((value) => element(tagName, [{type: 'text', value}])),
  );
}

/** Creates a page with a table as Markdown produces it. */
function pageWith(head: readonly string[], rows: readonly string[][]): Root {
  const table = element('table', [
    element('thead', [row('th', head)]),
    element(
      'tbody',
      rows.map((cells) => row('td', cells)),
    ),
  ]);
  return {type: 'root', children: [table]};
}

/** Labels the tables of a page, and returns its first element. */
function labelled(head: readonly string[], rows: readonly string[][]): Element {
  const page = pageWith(head, rows);
  labelTables()(page);
  return page.children[0] as Element;
}

function all(tree: Element, tagName: string): readonly Element[] {
  return tree.children.flatMap((child) =>
    child.type === 'element'
      ? [...(child.tagName === tagName ? [child] : []), ...all(child, tagName)]
      : [],
  );
}

const SENTENCE = 'an inn under the Nine Arches, paid up night by night';

describe('a table that is written in the text', () => {
  it('is left as it is where a phone has room for it', () => {
    const table = labelled(['Word', 'Meaning'], [['clear', 'go on']]);
    expect(table.tagName).toBe('table');
    expect(all(table, 'td').map(({properties}) => properties)).toEqual([
      {},
      {},
    ]);
  });

  it('has the label of each cell but the first, and of none that says nothing', () => {
    const frame = labelled(
      ['Who', 'Where', 'Waits for'],
      [['The Watcher', SENTENCE, '—']],
    );
    expect(frame.properties).toEqual({className: ['table-rows']});
    expect(
      all(frame, 'td').map(({properties}) => properties.dataLabel),
    ).toEqual([undefined, 'Where', undefined]);
    expect(
      all(frame, 'td').map(({properties}) => properties.className),
    ).toEqual([undefined, ['sentence'], undefined]);
  });

  it('says aloud what its parts are where styles set them otherwise', () => {
    const frame = labelled(['Who', 'Where'], [['The Watcher', SENTENCE]]);
    const roles = ['table', 'tr', 'td'].map(
      (tagName) => all(frame, tagName).at(-1)?.properties.role,
    );
    expect(roles).toEqual(['table', 'row', 'cell']);
  });

  it('scrolls sideways from its sixth column on, as a region with its headings for a name', () => {
    const cells = ['1', '2', '3', '4', '5', '6'];
    const frame = labelled(cells, [cells, cells]);
    expect(frame.properties).toEqual({
      className: ['table-wide'],
      role: 'region',
      ariaLabel: '1, 2, 3, 4, 5, 6',
      tabIndex: 0,
    });
  });
});
