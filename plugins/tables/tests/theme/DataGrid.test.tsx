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

describe('a grid of many rows', () => {
  it('says how many of them the page contains, below them', () => {
    const {container} = show({sheet: {...sheet, rest}});
    expect(container.querySelector('figcaption')?.textContent).toBe(
      'The first 2 of 300 rows.',
    );
  });
});
