import {screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import DataGrid from '../../theme/DataGrid';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

const src = '/combat/armor.csv';
const rest = {total: 300, selection: {}};
const sheet = {
  columns: ['Armor', 'Soak'],
  rows: [
    ['Leather', '1'],
    ['Mail', '4'],
  ],
};

const show = (props: Partial<ComponentProps<typeof DataGrid>> = {}) =>
  renderOnPage(
    <DataGrid caption="Armor" {...{src, sheet}} always {...props} />,
  );

function listFiles(): readonly (string | null)[] {
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
}

describe.each([
  ['a grid', true],
  ['a grid of few rows, which is a table', false],
])('%s', (_, always) => {
  it('offers its file', () => {
    show({always});
    expect(listFiles()).toEqual([src]);
  });
});

describe('a grid of many rows', () => {
  it('says how many of them the page contains, wherever the file is offered', () => {
    const {container} = show({sheet: {...sheet, rest}, files: []});
    expect(container.querySelector('figcaption')?.textContent).toBe(
      'The first 2 of 300 rows.',
    );
  });
});
