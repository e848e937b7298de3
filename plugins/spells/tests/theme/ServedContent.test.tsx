import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter, Route} from 'react-router';
import ServedContent from '../../theme/ServedContent';
import type {ServedSource} from '../../client/servedSource';

type Names = readonly string[];

const key = 'docs/magic-science/index.md:12';
const preload = jest.fn();

beforeEach(() => {
  Object.assign(window, {docusaurus: {preload, prefetch: () => undefined}});
  preload.mockClear();
});

/** Renders the content on a page, below the current address and the length of the history. */
function content(source: ServedSource<Names>): ReactNode {
  return (
    <MemoryRouter>
      <Route
        render={({history, location}) => (
          <output>{`${history.length} ${location.pathname}${location.hash}`}</output>
        )}
      />
      <ServedContent source={source}>
        {(names) =>
          names.map((name) => (
            <p key={name}>
              <a href={`/spells.html#${name}`}>{name}</a>
            </p>
          ))
        }
      </ServedContent>
    </MemoryRouter>
  );
}

/** Renders a page on the server, and returns a function that hydrates it. */
function openServed(
  load: () => Promise<Names>,
  {names = ['Veil']}: {names?: Names} = {},
) {
  const source = {key, load};
  const container = document.createElement('div');
  container.innerHTML = renderToString(content({key, data: names}));
  document.body.append(container);
  return {
    ...render(content(source), {container, hydrate: true}),
    drawAgain: () => content(source),
  };
}

describe('server-rendered content', () => {
  it('stays the same on hydration, without its data', () => {
    const complaints = jest.spyOn(console, 'error').mockReturnValue();
    const load = jest.fn(() => new Promise<Names>(() => undefined));
    const {container} = openServed(load);
    expect(container.textContent).toContain('Veil');
    expect(load).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
  });

  it('is fetched once readers have left, for when they come back', async () => {
    const load = jest.fn(() => Promise.resolve(['Veil']));
    const {unmount} = openServed(load);
    unmount();
    // The next page is painted first.
    expect(load).not.toHaveBeenCalled();
    await waitFor(() => {
      expect(load).toHaveBeenCalledTimes(1);
    });
  });

  it('is fetched and rendered if the page has lost it', async () => {
    const {container} = openServed(() => Promise.resolve(['Made']), {
      names: [],
    });
    await waitFor(() => {
      expect(container.textContent).toContain('Made');
    });
  });

  it('stays empty if it cannot be fetched, without breaking anything', async () => {
    const {container} = openServed(() => Promise.reject(new Error('offline')), {
      names: [],
    });
    await act(() => Promise.resolve());
    expect(container.querySelector('[data-served]')?.childElementCount).toBe(0);
  });
});

describe('a server-rendered link', () => {
  const never = (): Promise<Names> => new Promise(() => undefined);

  it('opens its page without a reload', () => {
    openServed(never);
    const unhandled = fireEvent.click(screen.getByRole('link', {name: 'Veil'}));
    expect(unhandled).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('2 /spells.html#Veil');
  });

  it('is left to the browser if a modifier key is held', () => {
    openServed(never);
    const link = screen.getByRole('link', {name: 'Veil'});
    link.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false);
    });
    fireEvent.click(link, {ctrlKey: true});
    expect(screen.getByRole('status').textContent).toBe('1 /');
  });

  it.each(['https://example.org/', '/a.csv" download="'])(
    'is left to the browser if it leads out: %s',
    (href) => {
      const {container} = openServed(never);
      const host = container.querySelector('[data-served]');
      if (host !== null) {
        host.innerHTML = `<a href="${href}">out</a>`;
      }
      fireEvent.click(screen.getByRole('link', {name: 'out'}));
      expect(screen.getByRole('status').textContent).toBe('1 /');
    },
  );
});
