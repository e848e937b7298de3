import {screen} from '@testing-library/react';
import PinCard from '../../theme/Desk/PinCard';
import {storage} from '../../../../src/site/storage';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

// The test environment lacks this; the ids below need no escaping.
Object.assign(globalThis, {CSS: {escape: (id: string) => id}});

/** Mocks the host of a page of which the section has another title than when it was pinned. */
function servePage(): void {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({
      ok: true,
      text: () =>
        Promise.resolve(`<title>Log | Vale</title><main><h1>Log</h1>
          <h2 id="stair" data-session="gate/3">The Long Stair</h2>
          <div data-session="gate/3"><p>Three halls.</p></div></main>`),
    }),
  ) as never;
}

function showPin(path: string): void {
  renderOnPage(
    <PinCard
      pin={{id: 'a', path, target: '#stair', title: 'The Stair', note: ''}}
      desk="d"
      place={0}
    />,
  );
}

afterEach(() => {
  localStorage.clear();
});

describe('a card of the pinboard', () => {
  it('has the title that its page gives it now, in all names of its controls', async () => {
    servePage();
    showPin('/gate/renamed.html');
    const title = await screen.findByRole('link', {name: 'The Long Stair'});
    expect(title.getAttribute('href')).toBe('/gate/renamed.html#stair');
    expect(
      screen.getByRole('button', {
        name: 'Unpin The Long Stair',
      }),
    ).toBeDefined();
    expect(document.body.innerHTML).not.toContain('The Stair');
  });

  it('shows the pinned title while its page cannot load', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new Error('offline')));
    showPin('/gate/unreachable.html');
    expect(await screen.findByText(/Cannot load this page now/)).toBeDefined();
    expect(screen.getByRole('link', {name: 'The Stair'})).toBeDefined();
  });

  it('names nothing that comes later, and marks it, so that it is hidden as on its page', async () => {
    localStorage.setItem(`${storage.playedUpTo}-gate`, '2');
    servePage();
    showPin('/gate/later.html');
    const title = await screen.findByRole('link', {
      name: 'From a later session',
    });
    expect(title).toBeDefined();
    expect(document.body.innerHTML).not.toMatch(/The (?:Long )?Stair/);
    const text = screen.getByText('Three halls.');
    expect(text.closest('[role="region"]')).toHaveProperty(
      'dataset.session',
      'gate/3',
    );
  });
});
