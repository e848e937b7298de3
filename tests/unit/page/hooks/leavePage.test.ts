import {act, renderHook} from '@testing-library/react';
import {leavePage, stay} from '../../../../src/page/hooks/leavePage';
import {useUnreachable} from '../../../../src/page/hooks/unreachable';

const mockFind = jest.fn<string | undefined, [string]>();
const mockPreload = jest.fn<Promise<void>, [string]>(() => Promise.resolve());

jest.mock('../../../../src/page/hooks/router/knownPaths', () => ({
  findPage: (pathname: string) => mockFind(pathname),
}));

jest.mock('../../../../src/page/hooks/preloadPage', () => ({
  preloadPage: (pathname: string) => mockPreload(pathname),
}));

const {signal} = new AbortController();

describe('leaving a page', () => {
  beforeEach(() => {
    mockPreload.mockClear();
  });

  it('happens when the next one is loaded', async () => {
    mockFind.mockReturnValue('/rules/saves.html');
    await expect(leavePage('/rules/saves.html', 'none', signal)).resolves.toBe(
      true,
    );
    expect(mockPreload).toHaveBeenCalledWith('/rules/saves.html');
  });

  it('happens for a missing page, which becomes the not-found page', async () => {
    mockFind.mockReturnValue(undefined);
    await expect(leavePage('/rules/none.html', 'none', signal)).resolves.toBe(
      true,
    );
  });

  it('does not happen for another spelling, as the canonical path is requested instead', async () => {
    mockFind.mockReturnValue('/rules/saves.html');
    await expect(leavePage('/rules/Saves', 'none', signal)).resolves.toBe(
      false,
    );
    expect(mockPreload).not.toHaveBeenCalled();
  });

  it('does not happen if the page cannot be fetched and no host answers: readers stay, and are told', async () => {
    mockFind.mockReturnValue('/rules/saves.html');
    mockPreload.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
    const fetching = jest.fn(() => Promise.reject(new TypeError('Failed')));
    Object.assign(globalThis, {fetch: fetching});
    const {result} = renderHook(() => useUnreachable());
    await act(async () => {
      await expect(
        leavePage('/rules/saves.html', 'none', signal),
      ).resolves.toBe(false);
    });
    expect(fetching).toHaveBeenCalledTimes(1);
    expect(result.current).toBe(true);
    act(stay);
    expect(result.current).toBe(false);
  });

  it('does not happen if readers change their minds meanwhile', async () => {
    mockFind.mockReturnValue('/rules/saves.html');
    const controller = new AbortController();
    const left = leavePage('/rules/saves.html', 'none', controller.signal);
    controller.abort();
    await expect(left).resolves.toBe(false);
  });
});
