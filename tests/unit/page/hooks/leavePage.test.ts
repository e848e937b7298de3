import {leavePage} from '../../../../src/page/hooks/leavePage';

const mockFind = jest.fn<string | undefined, [string]>();
const mockPreload = jest.fn<Promise<void>, [string]>(() => Promise.resolve());

jest.mock('../../../../src/page/hooks/router/knownPaths', () => ({
  findPage: (pathname: string) => mockFind(pathname),
}));

jest.mock('../../../../src/page/hooks/preloadPage', () => ({
  preloadPage: (pathname: string) => mockPreload(pathname),
}));

const {signal} = new AbortController();

describe('leaving a page (R15)', () => {
  beforeEach(() => {
    mockPreload.mockClear();
  });

  it('is done when the next one is here', async () => {
    mockFind.mockReturnValue('/rules/saves.html');
    await expect(leavePage('/rules/saves.html', 'none', signal)).resolves.toBe(
      true,
    );
    expect(mockPreload).toHaveBeenCalledWith('/rules/saves.html');
  });

  it('is done for a page that there is not, which is the not-found page', async () => {
    mockFind.mockReturnValue(undefined);
    await expect(leavePage('/rules/none.html', 'none', signal)).resolves.toBe(
      true,
    );
  });

  it('is not done for another spelling: the true path is asked for then', async () => {
    mockFind.mockReturnValue('/rules/saves.html');
    await expect(leavePage('/rules/Saves', 'none', signal)).resolves.toBe(
      false,
    );
    expect(mockPreload).not.toHaveBeenCalled();
  });

  it('is not done where readers changed their mind meanwhile', async () => {
    mockFind.mockReturnValue('/rules/saves.html');
    const controller = new AbortController();
    const left = leavePage('/rules/saves.html', 'none', controller.signal);
    controller.abort();
    await expect(left).resolves.toBe(false);
  });
});
