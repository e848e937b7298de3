import {dataTable} from '../../build/print';

const getTable = (
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string => dataTable({caption: 'Landings', sheet: {columns, rows}}).html;

describe('the first column of a table on paper', () => {
  it('shows a repeated name faintly, and a new one in full', () => {
    const html = getTable(
      ['River', 'To'],
      [
        ['The Harrow', 'Harrowmere'],
        ['The Harrow', 'Greyspan'],
        ['The Cadrine', 'Sallis'],
        ['The Harrow', 'Stannet'],
      ],
    );
    expect(html.match(/<th class="word" scope="row">The Harrow/g)).toHaveLength(
      2,
    );
    expect(html.match(/<th class="word again" scope="row">/g)).toHaveLength(1);
  });

  it('keeps short names on one line, unless there are many columns', () => {
    const row = ['The Nine Days’ Water', '5', '6', '7', '8', '9', '10'];
    const columns = ['River', 'A', 'B', 'C', 'D', 'E', 'F'];
    expect(getTable(columns.slice(0, 6), [row.slice(0, 6)])).toContain(
      ' named"',
    );
    expect(getTable(columns, [row])).not.toContain(' named"');
    expect(
      getTable(['River'], [['The river that nobody has a word for']]),
    ).not.toContain(' named"');
  });
});
