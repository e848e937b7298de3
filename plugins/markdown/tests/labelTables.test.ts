import type {Element, Root} from 'hast';
import labelTables from '../labelTables';

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
function createPage(head: readonly string[], rows: readonly string[][]): Root {
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
  const page = createPage(head, rows);
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

describe('a table in Markdown', () => {
  it('is left as it is if a phone has room for it', () => {
    const table = labelled(
      ['Word', 'Meaning'],
      [
        ['clear', 'go on'],
        ['dark', 'halt'],
      ],
    );
    expect(table.tagName).toBe('table');
    expect(all(table, 'td').map(({properties}) => properties)).toEqual([
      {},
      {},
      {},
      {},
    ]);
  });

  it('has a label on each cell with content, except the first', () => {
    const frame = labelled(
      ['Who', 'Where', 'Waits for'],
      [
        ['The Watcher', SENTENCE, '—'],
        ['The Reader', SENTENCE, 'dusk'],
      ],
    );
    expect(frame.properties).toEqual({className: ['table-rows']});
    expect(
      all(frame, 'td').map(({properties}) => properties.dataLabel),
    ).toEqual([undefined, 'Where', undefined, undefined, 'Where', 'Waits for']);
    expect(
      all(frame, 'td')
        .slice(0, 3)
        .map(({properties}) => properties.className),
    ).toEqual([undefined, ['sentence'], undefined]);
  });

  it('is a list of facts if it has a single row, with a label on the first cell too', () => {
    const frame = labelled(['Word', 'Meaning'], [['clear', 'go on']]);
    expect(frame.properties).toEqual({className: ['table-facts']});
    expect(
      all(frame, 'td').map(({properties}) => properties.dataLabel),
    ).toEqual(['Word', 'Meaning']);
  });

  it('scrolls sideways from its sixth column on, as a region named by its headings', () => {
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
