import {act, renderHook, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {BrowserRouter, useHistory} from 'react-router-dom';
import {listenToEntries} from '../../../../../src/shared/hooks/historyEntries';
import {useHistoryView} from '../../../../../src/features/pictures/hooks/useHistoryView';

listenToEntries();

function OnSite({children}: {readonly children: ReactNode}): ReactNode {
  return <BrowserRouter>{children}</BrowserRouter>;
}

/** Renders two galleries and the page that holds them. */
function onPage() {
  return renderHook(
    () => ({
      scenes: useHistoryView('scenes'),
      arms: useHistoryView('arms'),
      router: useHistory(),
    }),
    {wrapper: OnSite},
  ).result;
}

beforeEach(() => {
  history.pushState(null, '', '/gallery');
});

describe('an overlay in the history', () => {
  it('opens at one of its parts, as a history entry with the same address', () => {
    const page = onPage();
    const entries = history.length;
    expect(page.current.scenes.index).toBeUndefined();
    act(() => {
      page.current.scenes.open(3);
    });
    expect(page.current.scenes.index).toBe(3);
    expect(page.current.arms.index).toBeUndefined();
    expect(history).toHaveLength(entries + 1);
    expect(location.pathname).toBe('/gallery');
  });

  it('closes by Back and opens again by Forward, without the router noticing', async () => {
    const page = onPage();
    const heard = jest.fn();
    page.current.router.listen(heard);
    act(() => {
      page.current.scenes.open(0);
    });
    act(() => {
      page.current.scenes.close();
    });
    await waitFor(() => {
      expect(page.current.scenes.index).toBeUndefined();
    });
    act(() => {
      history.forward();
    });
    await waitFor(() => {
      expect(page.current.scenes.index).toBe(0);
    });
    expect(heard).not.toHaveBeenCalled();
  });

  it('is closed by nothing else', () => {
    const page = onPage();
    act(() => {
      page.current.scenes.open(1);
    });
    act(() => {
      page.current.arms.close();
    });
    expect(page.current.scenes.index).toBe(1);
  });

  it('is restored after a reload', () => {
    history.replaceState({view: {id: 'arms', index: 2}}, '');
    const page = onPage();
    expect(page.current.arms.index).toBe(2);
    expect(page.current.scenes.index).toBeUndefined();
  });

  it('lets the router handle steps to another page', async () => {
    const page = onPage();
    act(() => {
      page.current.router.push('/elsewhere');
    });
    const heard = jest.fn();
    page.current.router.listen(heard);
    act(() => {
      history.back();
    });
    await waitFor(() => {
      expect(heard).toHaveBeenCalledWith(
        expect.objectContaining({pathname: '/gallery'}),
        'POP',
      );
    });
  });
});
