import {act, render} from '@testing-library/react';
import {useEffect, type ReactNode} from 'react';
import {MemoryRouter, useHistory} from 'react-router';
import {listenToEntries} from '../../../../src/shared/client/historyEntries';
import {
  useAddressQuery,
  type AddressQuery,
} from '../../../../src/shared/client/useAddressQuery';

let query: AddressQuery | undefined;
let router: ReturnType<typeof useHistory> | undefined;
let routed: string[] = [];

function Part(): ReactNode {
  query = useAddressQuery();
  router = useHistory();
  return <p>{query.search}</p>;
}

/** A control that was used before hydration, and says so at once. */
function UsedControl({onUse}: {readonly onUse: AddressQuery['change']}): null {
  useEffect(() => {
    onUse('?q=warg');
  }, [onUse]);
  return null;
}

function PartOfUsedControl(): ReactNode {
  const {search, change: use} = useAddressQuery();
  return (
    <p>
      {search}
      <UsedControl onUse={use} />
    </p>
  );
}

/** Renders a part of a page that keeps its state in the address. */
function show(): ReturnType<typeof render> {
  return render(
    <MemoryRouter>
      <Part />
    </MemoryRouter>,
  );
}

function change(search: string, control?: string): void {
  act(() => {
    query?.change(search, control);
  });
}

/** Goes through the history by some entries, and waits for the browser. */
async function step(by: number): Promise<void> {
  await act(async () => {
    const arrived = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, {once: true, capture: true});
    });
    window.history.go(by);
    await arrived;
  });
}

/** Navigates as the router does, which gives each history entry a key. */
function goTo(path: string): void {
  window.history.pushState({key: path}, '', path);
}

listenToEntries();
// Simulates the router, whose listener is registered after ours.
window.addEventListener('popstate', () => {
  routed.push(window.location.pathname);
});

beforeEach(() => {
  goTo('/combat-and-tactics/');
  goTo('/magic-science/');
  routed = [];
});

describe('a part of a page with its state in the address', () => {
  it('writes what readers choose into the address, unnoticed by the router', () => {
    const {container} = show();
    change('?cl=12');
    expect(container.textContent).toBe('?cl=12');
    expect(window.location.search).toBe('?cl=12');
    expect(routed).toEqual([]);
  });

  it('keeps what readers chose before hydration', () => {
    const {container} = render(
      <MemoryRouter>
        <PartOfUsedControl />
      </MemoryRouter>,
    );
    expect(container.textContent).toBe('?q=warg');
    expect(window.location.search).toBe('?q=warg');
  });

  it('leaves the address of the next page alone once readers have left', () => {
    const {unmount} = show();
    change('?at=1,2,3', 'map');
    act(() => {
      unmount();
      router?.push('/combat-and-tactics/');
    });
    goTo('/combat-and-tactics/');
    change('?at=4,5,6', 'map');
    expect(window.location.search).toBe('');
    change('?at=4,5,6');
    expect(window.location.search).toBe('');
  });

  it('makes each choice a history entry, and Forward restores it', async () => {
    const {container} = show();
    change('?type=power');
    change('?type=power&view=cards');
    await step(-1);
    expect(container.textContent).toBe('?type=power');
    await step(-1);
    expect(container.textContent).toBe('');
    await step(1);
    expect(container.textContent).toBe('?type=power');
    expect(routed).toEqual([]);
  });

  it('makes all moves of one control a single history entry', async () => {
    const {container} = show();
    change('?cl=1', 'level');
    change('?cl=2', 'level');
    change('?cl=3', 'level');
    expect(container.textContent).toBe('?cl=3');
    act(() => {
      query?.rest();
    });
    expect(window.location.search).toBe('?cl=3');
    await step(-1);
    expect(container.textContent).toBe('');
  });

  it('drops the hash, whose target may no longer be shown', () => {
    goTo('/magic-science/#spell-ash-whisper');
    show();
    change('?q=veil');
    expect(window.location.hash).toBe('');
    expect(window.location.pathname).toBe('/magic-science/');
  });
});
