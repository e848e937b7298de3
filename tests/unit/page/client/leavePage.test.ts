import {act, renderHook} from '@testing-library/react';
import {leavePage, stay} from '../../../../src/page/client/leavePage';
import {useUnreachable} from '../../../../src/page/client/unreachable';

const mockPreload = jest.fn<Promise<void>, [string]>(() => Promise.resolve());

jest.mock('../../../../src/page/client/preloadPage', () => ({
  preloadPage: (pathname: string) => mockPreload(pathname),
}));

const {signal} = new AbortController();

describe('leaving a page', () => {
  beforeEach(() => {
    mockPreload.mockClear();
    Object.assign(window, {matchMedia: () => ({matches: false})});
  });

  it('happens when the next one is loaded', async () => {
    await expect(leavePage('/rules/saves.html', signal)).resolves.toBe(true);
    expect(mockPreload).toHaveBeenCalledWith('/rules/saves.html');
  });

  it('does not happen if the page cannot be fetched and no host answers: readers stay, and are told', async () => {
    mockPreload.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
    const fetching = jest.fn(() => Promise.reject(new TypeError('Failed')));
    Object.assign(globalThis, {fetch: fetching});
    const {result} = renderHook(() => useUnreachable());
    await act(async () => {
      await expect(leavePage('/rules/saves.html', signal)).resolves.toBe(false);
    });
    expect(fetching).toHaveBeenCalledTimes(1);
    expect(result.current).toBe(true);
    act(stay);
    expect(result.current).toBe(false);
  });

  it('does not happen if readers change their minds meanwhile', async () => {
    const controller = new AbortController();
    const left = leavePage('/rules/saves.html', controller.signal);
    controller.abort();
    await expect(left).resolves.toBe(false);
  });
});
