import {fireEvent, render, screen} from '@testing-library/react';
import type {ReactElement, ReactNode} from 'react';
import PackCard from '../../../../../src/features/offline/components/KeepPacks/PackCard';
import type {PackState} from '../../../../../src/features/offline/lib/packStates';

jest.mock('@theme/Heading', () => ({
  __esModule: true,
  default: ({id, children}: {id: string; children: ReactNode}) => (
    <h2 id={id}>{children}</h2>
  ),
}));

/** The names of the actions, in the order in which they were asked for. */
const asked: string[] = [];

function makeCard(state: PackState): ReactElement {
  return (
    <ul>
      <PackCard
        name="pages"
        bytes={24_000_000}
        isOpen
        state={state}
        keep={() => asked.push('keep')}
        pause={() => asked.push('pause')}
        remove={() => asked.push('remove')}
      />
    </ul>
  );
}

const running: PackState = {kind: 'running', done: 1, bytes: 2};

beforeEach(() => {
  asked.length = 0;
});

describe('the focus of readers who use keys', () => {
  it('stays on the button that keeps, pauses and resumes a pack', () => {
    const {rerender} = render(makeCard({kind: 'absent'}));
    const button = screen.getByRole('button', {name: /^Keep/});
    button.focus();
    fireEvent.click(button);
    rerender(makeCard(running));
    expect(document.activeElement).toBe(
      screen.getByRole('button', {name: /^Pause/}),
    );
    fireEvent.click(button);
    rerender(makeCard({kind: 'stopped', reason: 'paused'}));
    expect(document.activeElement).toBe(
      screen.getByRole('button', {name: /^Resume/}),
    );
    fireEvent.click(button);
    expect(asked).toEqual(['keep', 'pause', 'keep']);
  });

  it('goes to the pack, not to its removal, once all of it is there', () => {
    const {rerender} = render(makeCard(running));
    screen.getByRole('button', {name: /^Pause/}).focus();
    rerender(makeCard({kind: 'kept'}));
    expect(document.activeElement).toBe(screen.getByRole('listitem'));
  });

  it('goes to the pack once it is removed', () => {
    const {rerender} = render(makeCard({kind: 'stopped'}));
    screen.getByRole('button', {name: /^Remove/}).focus();
    rerender(makeCard({kind: 'absent'}));
    expect(document.activeElement).toBe(screen.getByRole('listitem'));
  });

  it('is left alone where it is elsewhere', () => {
    const {rerender} = render(makeCard(running));
    const button = screen.getByRole('button', {name: /^Pause/});
    button.focus();
    button.blur();
    rerender(makeCard({kind: 'kept'}));
    expect(document.activeElement).toBe(document.body);
  });
});
