import {act, fireEvent, render, screen} from '@testing-library/react';
import type {Fight} from '../../../../src/shared/model/fight';
import WriteBack from '../../theme/Tracker/WriteBack';
import {begin, makeFighter} from '../../../../world/tests/fight/fighters';

const mockSettle = jest.fn<Promise<void>, unknown[]>();
const mockTake = jest.fn(() => Promise.resolve());

jest.mock('@docusaurus/useBaseUrl', () => ({
  __esModule: true,
  default: (path: string) => path,
}));
jest.mock('../../../character-sheet/client/settle', () => ({
  settleCharacters: (...given: unknown[]) => mockSettle(...given),
}));
jest.mock('../../client/trackerStore', () => ({takeAction: () => mockTake()}));

function makeFight(sheet: object): Fight {
  return begin(
    [{...makeFighter('Bandit'), ...sheet, name: 'Maren'}, 'heroes', 20],
    [makeFighter('Bandit'), 'foes', 1],
  );
}

const getButton = () =>
  screen.getByRole<HTMLButtonElement>('button', {
    name: 'Update the character sheets',
  });

const getExperience = () =>
  screen.getByLabelText<HTMLInputElement>('Experience for each');

describe('what a fight leaves of characters', () => {
  beforeEach(() => {
    mockSettle.mockReset();
    mockTake.mockClear();
  });

  it('is written once, however often readers press', async () => {
    let finish = (): void => undefined;
    mockSettle.mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    render(<WriteBack fight={makeFight({sheet: 'maren'})} />);
    fireEvent.change(getExperience(), {target: {value: '50'}});
    fireEvent.blur(getExperience());
    fireEvent.click(getButton());
    expect(getButton().disabled).toBe(true);
    fireEvent.click(getButton());
    await act(async () => {
      finish();
      await Promise.resolve();
    });
    expect(
      await screen.findByText('Updated the character sheets of Maren.'),
    ).toBeTruthy();
    expect(mockSettle).toHaveBeenCalledTimes(1);
    expect(mockTake).toHaveBeenCalledTimes(1);
    expect(getButton().disabled).toBe(false);
    // What was entered is given once.
    expect(getExperience().value).toBe('0');
  });

  it('can be written again where it fails, and readers are told', async () => {
    mockSettle.mockRejectedValue(new Error('offline'));
    render(<WriteBack fight={makeFight({sheet: 'maren'})} />);
    fireEvent.click(getButton());
    expect(
      await screen.findByText(/The character sheets did not load/),
    ).toBeTruthy();
    expect(mockTake).not.toHaveBeenCalled();
    expect(getButton().disabled).toBe(false);
  });

  it('is not asked for where nobody has a sheet', () => {
    render(<WriteBack fight={makeFight({})} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
