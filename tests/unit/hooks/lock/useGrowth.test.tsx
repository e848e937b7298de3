import {act, renderHook, waitFor} from '@testing-library/react';
import {useGrowth} from '../../../../src/hooks/lock/useGrowth';
import {FIRST_BLOCKS} from '../../../../src/lib/growth';

function show(content: object, total: number) {
  const seen: number[] = [];
  const {result, unmount} = renderHook(() => {
    const shown = useGrowth(content, total);
    seen.push(shown);
    return shown;
  });
  return {result, unmount, seen};
}

describe('what is drawn of a page that was opened (G1)', () => {
  it('grows from a few blocks to all of them', async () => {
    const {result, seen} = show({}, 60);
    await waitFor(() => {
      expect(result.current).toBeGreaterThanOrEqual(60);
    });
    expect(seen[0]).toBe(FIRST_BLOCKS);
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it('is all of it where readers come back, and of another page is not', async () => {
    const content = {};
    const first = show(content, 60);
    await waitFor(() => {
      expect(first.result.current).toBeGreaterThanOrEqual(60);
    });
    first.unmount();
    expect(show(content, 60).seen).toEqual([60]);
    expect(show({}, 60).seen[0]).toBe(FIRST_BLOCKS);
  });

  it('is all of it on paper', () => {
    const {result} = show({}, 500);
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(result.current).toBe(500);
  });

  it('is all of it in a window that nobody sees', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(show({}, 500).result.current).toBe(500);
    hidden.mockRestore();
  });
});
