import {act, renderHook, waitFor} from '@testing-library/react';
import {dropKeys} from '../../../../../src/features/lock/hooks/keyRing';
import {useGrowth} from '../../../../../src/features/lock/hooks/useGrowth';

/** Creates the blocks of a page, each weighing a tenth of what is drawn first. */
function blocks(count: number): readonly number[] {
  return Array.from({length: count}, () => 15);
}

/** How many blocks are drawn first. */
const FIRST = 10;

function show(address: string, weights: readonly number[]) {
  const seen: number[] = [];
  const {result, unmount} = renderHook(() => {
    const shown = useGrowth(address, weights);
    seen.push(shown);
    return shown;
  });
  return {result, unmount, seen};
}

function hideWindow(): jest.SpyInstance {
  return jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
}

afterEach(() => {
  act(dropKeys);
  jest.restoreAllMocks();
});

describe('the part of an unlocked page that is drawn', () => {
  it('grows from a few blocks to all of them', async () => {
    const {result, seen} = show('/a', blocks(200));
    await waitFor(() => {
      expect(result.current).toBe(200);
    });
    expect(seen[0]).toBe(FIRST);
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it('is everything when readers come back, but not on another page', async () => {
    const first = show('/b', blocks(60));
    await waitFor(() => {
      expect(first.result.current).toBe(60);
    });
    first.unmount();
    expect(show('/b', blocks(60)).seen).toEqual([60]);
    expect(show('/c', blocks(60)).seen[0]).toBe(FIRST);
  });

  it('grows again when readers come back before it was everything', () => {
    show('/d', blocks(500)).unmount();
    expect(show('/d', blocks(500)).seen[0]).toBe(FIRST);
  });

  it('grows again after it was locked', async () => {
    const {result, unmount} = show('/e', blocks(60));
    await waitFor(() => {
      expect(result.current).toBe(60);
    });
    unmount();
    act(dropKeys);
    expect(show('/e', blocks(60)).seen[0]).toBe(FIRST);
  });

  it('is everything on paper', () => {
    const {result} = show('/long', blocks(500));
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(result.current).toBe(500);
  });

  it('is everything in a hidden window', () => {
    hideWindow();
    expect(show('/long', blocks(500)).result.current).toBe(500);
  });

  it('is everything as soon as readers switch to another window, which renders no frames', () => {
    const {result} = show('/long', blocks(500));
    const turn = (): void => {
      document.dispatchEvent(new Event('visibilitychange'));
    };
    act(turn);
    expect(result.current).toBeLessThan(500);
    hideWindow();
    act(turn);
    expect(result.current).toBe(500);
  });
});
