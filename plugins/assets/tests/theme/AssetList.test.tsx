import {fireEvent, screen, waitFor} from '@testing-library/react';
import AssetList from '../../theme/AssetList';
import {createAsset} from '../../../../tests/support/assets';
import OnLockedPage from '../../../../tests/support/OnLockedPage';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

const assets = [
  createAsset('/Races/Half Orc.pdf', {title: 'Half-Orc', size: 311_700}),
  createAsset('/Races/names.csv', {title: 'Names'}),
];

describe('a list of files', () => {
  it('has one entry for both paper sizes of a document', () => {
    const letter = createAsset('/Races/letter/Half Orc.pdf');
    const [orc = letter] = assets;
    renderOnPage(<AssetList assets={[{...orc, letter}]} />);
    expect(screen.getByRole('listitem').textContent).toBe(
      'Half-Orc PDF, 312 kB or on Letter paper',
    );
    expect(
      screen.getAllByRole('link').map((link) => link.getAttribute('href')),
    ).toEqual(['/Races/Half%20Orc.pdf', '/Races/letter/Half%20Orc.pdf']);
  });

  it('has files that browsers cannot show saved under their own names', () => {
    renderOnPage(<AssetList assets={assets} />);
    expect(
      screen.getAllByRole('link').map((link) => link.getAttribute('download')),
    ).toEqual([null, 'names.csv']);
  });

  it('asks the opener of a locked page for a file only when readers want it', async () => {
    const open = jest.fn(() => Promise.resolve('blob:site/1'));
    const followed: string[] = [];
    const click = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(function follow(this: HTMLAnchorElement) {
        followed.push(`${this.href} as ${this.download}`);
      });
    renderOnPage(
      <OnLockedPage open={open}>
        <AssetList assets={assets} />
      </OnLockedPage>,
    );
    expect(open).not.toHaveBeenCalled();
    const isFollowed = fireEvent.click(screen.getByText('Half-Orc'));
    expect(isFollowed).toBe(false);
    await waitFor(() => {
      expect(followed).toEqual(['blob:site/1 as Half Orc.pdf']);
    });
    expect(open.mock.calls).toEqual([['/Races/Half%20Orc.pdf']]);
    click.mockRestore();
  });

  it('says after the link that its file cannot be opened, until readers try again', async () => {
    const open = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error('damaged'))
      .mockResolvedValueOnce('blob:site/1');
    const click = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation();
    renderOnPage(
      <OnLockedPage open={open}>
        <AssetList assets={assets} />
      </OnLockedPage>,
    );
    fireEvent.click(screen.getByText('Half-Orc'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This file could not be unlocked. Select the link to try again.',
    );
    expect(click).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Half-Orc'));
    await waitFor(() => {
      expect(click).toHaveBeenCalledTimes(1);
    });
    expect(screen.queryByRole('alert')).toBeNull();
    click.mockRestore();
  });
});
