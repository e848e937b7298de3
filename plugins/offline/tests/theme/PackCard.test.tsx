import {fireEvent, render, screen} from '@testing-library/react';
import type {ReactElement, ReactNode} from 'react';
import PackCard from '../../theme/KeepPacks/PackCard';
import type {PackRow} from '../../client/usePacks';

jest.mock('@theme/Heading', () => ({
  __esModule: true,
  default: ({id, children}: {id: string; children: ReactNode}) => (
    <h2 id={id}>{children}</h2>
  ),
}));

/** The names of the actions, in the order in which they were asked for. */
const asked: string[] = [];

function makeCard(
  state: PackRow['state'],
  more: Partial<PackRow> = {},
): ReactElement {
  return (
    <ul>
      <PackCard
        name="pages"
        bytes={24_000_000}
        isOpen
        state={state}
        {...more}
        keep={() => asked.push('keep')}
        pause={() => asked.push('pause')}
        remove={() => asked.push('remove')}
      />
    </ul>
  );
}

beforeEach(() => {
  asked.length = 0;
});

describe('the focus of readers who use keys', () => {
  it('stays on the button that keeps, pauses and resumes a pack', () => {
    const {rerender} = render(makeCard('absent'));
    const button = screen.getByRole('button', {name: /^Save offline/});
    button.focus();
    fireEvent.click(button);
    rerender(makeCard('running', {progress: {done: 1, bytes: 2}}));
    expect(document.activeElement).toBe(
      screen.getByRole('button', {name: /^Pause/}),
    );
    fireEvent.click(button);
    rerender(makeCard('stopped', {reason: 'paused'}));
    expect(document.activeElement).toBe(
      screen.getByRole('button', {name: /^Resume/}),
    );
    fireEvent.click(button);
    expect(asked).toEqual(['keep', 'pause', 'keep']);
  });

  it('goes to the pack, not to its removal, once all of it is there', () => {
    const {rerender} = render(
      makeCard('running', {progress: {done: 1, bytes: 2}}),
    );
    screen.getByRole('button', {name: /^Pause/}).focus();
    rerender(makeCard('kept'));
    expect(document.activeElement).toBe(screen.getByRole('listitem'));
  });

  it('goes to the pack once it is removed', () => {
    const {rerender} = render(makeCard('stopped'));
    screen.getByRole('button', {name: /^Remove/}).focus();
    rerender(makeCard('absent'));
    expect(document.activeElement).toBe(screen.getByRole('listitem'));
  });

  it('is left alone where it is elsewhere', () => {
    const {rerender} = render(
      makeCard('running', {progress: {done: 1, bytes: 2}}),
    );
    const button = screen.getByRole('button', {name: /^Pause/});
    button.focus();
    button.blur();
    rerender(makeCard('kept'));
    expect(document.activeElement).toBe(document.body);
  });
});
