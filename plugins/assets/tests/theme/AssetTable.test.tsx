import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {fireEvent, screen} from '@testing-library/react';
import AssetTable from '../../theme/AssetTable';
import {createAsset} from '../../../../tests/support/assets';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

const table = (
  <AssetTable
    title="Papers"
    assets={[
      createAsset('/b.pdf', {lastModified: '3/9/2024'}),
      createAsset('/a.pdf', {lastModified: '12/31/2023'}),
      createAsset('/c 1.csv', {lastModified: '1/5/2024'}),
    ]}
  />
);

/** Returns the names of the files in the order shown. */
function names(): readonly (string | null)[] {
  return screen.getAllByRole('rowheader').map(({textContent}) => textContent);
}

/** Returns the sort direction of each column. */
function directions(): readonly (string | null)[] {
  return screen
    .getAllByRole('columnheader')
    .map((head) => head.getAttribute('aria-sort'));
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', {name}));
}

describe('a table of files', () => {
  it('marks files that come in a session of a campaign', () => {
    renderOnPage(
      <AssetTable
        title="Maps"
        assets={[
          createAsset('/a.webp'),
          {...createAsset('/b.webp'), mark: 'gate/4'},
        ]}
      />,
    );
    expect(
      screen.getAllByRole('rowheader').map((head) => {
        return head.closest('tr')?.dataset['session'];
      }),
    ).toEqual([undefined, 'gate/4']);
  });

  it('is sorted by the column whose heading readers press, and reversed by a second press', () => {
    renderOnPage(<BrowserContextProvider>{table}</BrowserContextProvider>);
    expect(directions()).toEqual(['none', 'none']);
    press('File');
    expect(names()).toEqual(['a.pdf', 'b.pdf', 'c 1.csv']);
    expect(directions()).toEqual(['ascending', 'none']);
    press('File');
    expect(names()).toEqual(['c 1.csv', 'b.pdf', 'a.pdf']);
    expect(directions()).toEqual(['descending', 'none']);
    press('Last modified');
    expect(names()).toEqual(['b.pdf', 'c 1.csv', 'a.pdf']);
    expect(directions()).toEqual(['none', 'descending']);
  });
});
