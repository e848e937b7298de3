import {screen} from '@testing-library/react';
import DataTable, {type Props} from '../../theme/DataTable';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

const sheet = {
  columns: ['Armor', 'Soak', 'Note'],
  rows: [
    ['Leather', '1', 'soft'],
    ['Mail', '4', 'loud'],
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

  it('shows cells as badges, which need no label', () => {
    show({sheet: longNote, badges: 'AP, Provokes'});
    expect(
      screen.getAllByRole('cell').map(({textContent}) => textContent),
    ).toEqual(['3 AP', 'provokes', longNote.rows[0]?.[3], '1 AP', 'no', '—']);
    expect(labels()).toEqual(['', '', 'Note', '', 'Provokes', null]);
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
});
