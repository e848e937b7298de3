import {act, fireEvent, render, screen} from '@testing-library/react';
import PlayedUpTo, {Choices} from '../../theme/PlayedUpTo';
import {recallProgress} from '../../client/progressStore';

const ALL = 'Not set: show everything';

function getChoice(name: string): HTMLSelectElement {
  return screen.getByRole('combobox', {name});
}

function choose(name: string, option: string): void {
  const choice = getChoice(name);
  const at = [...choice.options].findIndex(({text}) => text === option);
  fireEvent.change(choice, {target: {value: String(at)}});
}

function getChosen(name: string): string | undefined {
  const choice = getChoice(name);
  return choice.options[choice.selectedIndex]?.text;
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the choice of the session that a group has reached', () => {
  it('is remembered, and can be forgotten', () => {
    render(<Choices />);
    choose('The Gate', 'Session 2');
    choose('The Lamp', 'No session yet');
    expect(recallProgress()).toEqual({gate: 2, lamp: 0});
    expect(getChosen('The Gate')).toBe('Session 2');
    choose('The Gate', ALL);
    expect(recallProgress()).toEqual({lamp: 0});
  });

  it('shows the last session if storage names a later one', () => {
    localStorage.setItem('played-up-to-gate', '99');
    render(<Choices />);
    expect(getChosen('The Gate')).toBe('Session 3');
  });

  it('offers no title of a session, which could give it away', () => {
    render(<Choices />);
    expect([...getChoice('The Gate').options].map(({text}) => text)).toEqual([
      ALL,
      'No session yet',
      'Session 1',
      'Session 2',
      'Session 3',
    ]);
  });

  it('follows another tab', () => {
    render(<Choices />);
    act(() => {
      localStorage.setItem('played-up-to-gate', '3');
      window.dispatchEvent(new StorageEvent('storage'));
    });
    expect(getChosen('The Gate')).toBe('Session 3');
  });

  it.each([
    ['SecurityError', 'does not let the site save anything'],
    ['QuotaExceededError', 'Storage is full'],
  ])(
    'holds as long as the page where it cannot be stored, and says so: %s',
    (name, text) => {
      const denied = jest
        .spyOn(Storage.prototype, 'setItem')
        .mockImplementation(() => {
          throw new DOMException('denied', name);
        });
      render(<Choices />);
      expect(screen.queryByText(/until you close this page/)).toBeNull();
      choose('The Gate', 'Session 1');
      expect(getChosen('The Gate')).toBe('Session 1');
      expect(screen.getByText(new RegExp(text))).toBeTruthy();
      denied.mockRestore();
      choose('The Gate', 'Session 2');
      expect(screen.queryByText(/until you close this page/)).toBeNull();
      expect(recallProgress()).toEqual({gate: 2});
    },
  );
});

describe('the veil over what comes later', () => {
  it('is applied, stored for the next page beside table mode, and taken off', () => {
    localStorage.setItem('table', '/*on*/:root{}');
    render(
      <>
        <Choices />
        <PlayedUpTo />
      </>,
    );
    choose('The Gate', 'Session 2');
    const stored = localStorage.getItem('table');
    expect(stored).toMatch(/^\/\*on\*\/:root\{\}\/\*veil\*\/.*gate\/2/s);
    expect(document.querySelector('style')?.textContent).toBe(stored);
    choose('The Gate', ALL);
    expect(localStorage.getItem('table')).toBe('/*on*/:root{}');
  });

  it('leaves nothing behind when readers take back what they said', () => {
    render(
      <>
        <Choices />
        <PlayedUpTo />
      </>,
    );
    choose('The Lamp', 'Session 1');
    choose('The Lamp', ALL);
    expect(localStorage).toHaveLength(0);
    expect(document.querySelector('style')).toBeNull();
  });
});
