import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {fireEvent, screen, within} from '@testing-library/react';
import DataTable, {type Props} from '../../theme/DataTable';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

const src = '/game-mechanics/combat/armor.csv';
const sheet = {
  columns: ['Armor', 'soakValue', 'Weight (lb)', 'Note'],
  rows: [
    ['Leather', '1', '15', 'soft'],
    ['Long mail', '4', '—', ''],
  ],
};
const places = {
  columns: ['Territory', 'Page', 'Population (millions)'],
  rows: [
    ['Central', '/prime-almanac/central.html', '1.90'],
    ['unclaimed', '', '0.02'],
  ],
};

const wide = {
  columns: ['A', 'B', 'C', 'D', 'E', 'F'],
  rows: [
    ['one', '1', '2', '3', '4', '5'],
    ['two', '1', '2', '3', '4', '5'],
  ],
};
const show = (props: Partial<Props> = {}) =>
  renderOnPage(
    <DataTable src={src} caption="Armor" sheet={sheet} {...props} />,
  );

describe('a data table', () => {
  it('shows headings as words, and every cell', () => {
    show();
    expect(
      screen.getAllByRole('columnheader').map(({textContent}) => textContent),
    ).toEqual(['Armor', 'Soak Value', 'Weight (lb)', 'Note']);
    expect(
      screen.getAllByRole('cell').map(({textContent}) => textContent),
    ).toEqual(['1', '15', 'soft', '4', '—', '']);
  });

  it('gives cells that name a color its swatch', () => {
    show({
      sheet: {
        columns: ['House', 'Color'],
        rows: [
          ['Haskeld', 'dark orange'],
          ['Tavar', 'light gray'],
          ['Orun', 'gray'],
          ['Raw', 'white, that flickers'],
        ],
      },
    });
    expect(
      screen.getAllByRole('cell').map(({dataset}) => dataset['namedColor']),
    ).toEqual(['darkorange', 'lightgray', 'grey', undefined]);
  });

  it('is in a region of that name, scrollable by keyboard, if it has more than five columns', () => {
    show({sheet: wide});
    const region = screen.getByRole('region', {name: 'Armor'});
    expect(within(region).getByRole('table')).toBeTruthy();
    expect(region.tabIndex).toBe(0);
    expect(region.className).toBe('table-wide');
  });

  it('has its own name among two on a page', () => {
    renderOnPage(
      <>
        <DataTable src={src} caption="Armor" sheet={sheet} />
        <DataTable src={src} caption="Places" sheet={places} />
      </>,
    );
    expect(screen.getByRole('table', {name: 'Armor'})).not.toBe(
      screen.getByRole('table', {name: 'Places'}),
    );
  });

  it('aligns columns of figures, with their headings, and no others', () => {
    show();
    const figures = (role: string) =>
      screen.getAllByRole(role).map(({className}) => className === 'figure');
    expect(figures('columnheader')).toEqual([false, true, true, false]);
    expect(figures('cell')).toEqual([true, true, false, true, true, false]);
    expect(figures('rowheader')).toEqual([false, false]);
  });
});

describe('a row of a data table', () => {
  it('has an address of the given word and its first cell', () => {
    show({anchors: 'armor'});
    expect(screen.getByRole('row', {name: /^Long mail/}).id).toBe(
      'armor-long-mail',
    );
  });

  it('links its first cell to its page, and does not show the address', () => {
    const {links} = show({sheet: places});
    expect(screen.queryByRole('columnheader', {name: 'Page'})).toBeNull();
    expect(screen.queryByText('/prime-almanac/central.html')).toBeNull();
    expect(
      screen.getByRole('link', {name: 'Central'}).getAttribute('href'),
    ).toBe('/prime-almanac/central.html');
    expect(links).toContain('/prime-almanac/central.html');
  });
});

describe('a table that readers can sort', () => {
  const names = () =>
    screen.getAllByRole('rowheader').map(({textContent}) => textContent);
  const press = () => {
    fireEvent.click(screen.getByRole('button', {name: 'Soak Value'}));
  };
  const direction = () =>
    screen
      .getByRole('columnheader', {name: 'Soak Value'})
      .getAttribute('aria-sort');

  it('is sorted by a press on a heading, which announces it', () => {
    renderOnPage(
      <BrowserContextProvider>
        <DataTable src={src} caption="Armor" sheet={sheet} sortable />
      </BrowserContextProvider>,
    );
    expect(direction()).toBeNull();
    press();
    expect([names(), direction()]).toEqual([
      ['Leather', 'Long mail'],
      'ascending',
    ]);
    press();
    expect([names(), direction()]).toEqual([
      ['Long mail', 'Leather'],
      'descending',
    ]);
    press();
    expect([names(), direction()]).toEqual([['Leather', 'Long mail'], null]);
  });
});

describe('a data table of a campaign', () => {
  it('says in which session a row comes, wherever it is sorted', () => {
    show({sheet: {...sheet, marks: ['gate/5', null]}, sortable: true});
    const find = (name: RegExp): string | undefined =>
      screen.getByRole('row', {name}).dataset['session'];
    expect(find(/Leather/)).toBe('gate/5');
    expect(find(/Long mail/)).toBeUndefined();
    fireEvent.click(screen.getByText('Armor', {selector: 'th *'}));
    fireEvent.click(screen.getByText('Armor', {selector: 'th *'}));
    expect(find(/Leather/)).toBe('gate/5');
  });
});
