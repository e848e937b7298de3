import {screen} from '@testing-library/react';
import DataTable, {
  type Props,
} from '../../../../../src/features/tables/components/DataTable';
import {renderOnPage} from '../../../../support/renderOnPage';

const sheet = {
  columns: ['Armor', 'Soak', 'Note'],
  rows: [
    ['Leather', '1', 'soft'],
    ['Mail', '4', 'loud'],
  ],
};
const wide = {
  columns: ['A', 'B', 'C', 'D', 'E', 'F'],
  rows: [
    ['one', '1', '2', '3', '4', '5'],
    ['two', '1', '2', '3', '4', '5'],
  ],
};
const longNote = {
  columns: ['Action', 'AP', 'Provokes', 'Note'],
  rows: [
    ['Stride', '3', 'yes', 'Move up to your Speed; half of it on bad ground'],
    ['Step', '1', 'no', '—'],
  ],
};

const show = (props: Partial<Props>) =>
  renderOnPage(
    <DataTable src="/armor.csv" caption="Armor" sheet={sheet} {...props} />,
  );

describe('a table that shows one row at a time on a phone', () => {
  const labels = () =>
    screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'));

  it('serves the label of each cell with content', () => {
    const {container} = show({sheet: longNote});
    expect(container.querySelector('.table-rows table')).not.toBeNull();
    expect(labels()).toEqual([
      'AP',
      'Provokes',
      'Note',
      'AP',
      'Provokes',
      null,
    ]);
  });

  it('has explicit roles, as styles change its display', () => {
    const {container} = show({sheet: longNote});
    expect(
      [...container.querySelectorAll('table, tbody, tbody *')].map((part) =>
        part.getAttribute('role'),
      ),
    ).toEqual([
      'table',
      'rowgroup',
      ...['row', 'rowheader', 'cell', 'cell', 'cell'],
      ...['row', 'rowheader', 'cell', 'cell', 'cell'],
    ]);
  });

  it('has no labels if it is shown whole or scrolls', () => {
    for (const each of [sheet, wide]) {
      const {unmount} = show({sheet: each});
      expect(labels().every((label) => label === null)).toBe(true);
      unmount();
    }
  });

  it('has cards of as many columns as the author chooses', () => {
    show({sheet: wide, cards: true});
    expect(screen.getByRole('region').className).toBe('table-wide table-rows');
    expect(labels().slice(0, 2)).toEqual(['B', 'C']);
  });

  it('shows cells as badges, which need no label', () => {
    show({sheet: longNote, badges: 'AP, Provokes'});
    expect(
      screen.getAllByRole('cell').map(({textContent}) => textContent),
    ).toEqual(['3 AP', 'provokes', longNote.rows[0]?.[3], '1 AP', 'no', '—']);
    expect(labels()).toEqual(['', '', 'Note', '', 'Provokes', null]);
  });

  it('has a label for the name too if that row is the only one', () => {
    const {container} = show({
      sheet: {...sheet, rows: [['Leather', '1', '—']]},
    });
    expect(container.querySelector('.table-facts table')).not.toBeNull();
    expect(
      screen.getByRole('rowheader', {name: 'Leather'}).dataset['label'],
    ).toBe('Armor');
    expect(labels()).toEqual(['Soak', null]);
  });

  it('keeps two of three words together in headings, and in cells of long words, if words have little room', () => {
    const getTexts = (role: string) =>
      screen.getAllByRole(role).map(({textContent}) => textContent);
    show({
      sheet: {
        columns: ['Name', 'Miles from Toros', 'Note'],
        rows: [
          ['Chapter Candlelight Seawater', 'a', 'x'.repeat(20)],
          ['b', 'c', ''],
        ],
      },
    });
    expect(getTexts('columnheader')).toEqual([
      'Name',
      'Miles\u00A0from Toros',
      'Note',
    ]);
    expect(getTexts('rowheader')).toEqual([
      'Chapter\u00A0Candlelight Seawater',
      'b',
    ]);
  });

  it('leaves the words of other tables apart', () => {
    show({
      sheet: {
        columns: ['Name', 'Miles from Toros'],
        rows: [
          ['Chapter Candlelight Seawater', '1'],
          ['b', '2'],
        ],
      },
    });
    const text = screen.getByRole('table').textContent;
    expect(text).toContain('Miles from Toros');
    expect(text).toContain('Chapter Candlelight Seawater');
  });
});
