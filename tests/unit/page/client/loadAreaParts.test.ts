import type * as loadAreaParts from '../../../../src/pages/_loadAreaParts';

const loaded = jest.fn<undefined, [part: string]>();

for (const part of ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem']) {
  jest.doMock(
    `@theme/${part}`,
    () => {
      loaded(part);
      return {default: () => null};
    },
    {virtual: true},
  );
}

/** Opens a page over a connection, after another one if there was any, and waits for what it loads. */
async function openPage(
  connection: object | undefined,
  previousLocation: object | null,
): Promise<void> {
  Object.defineProperty(navigator, 'connection', {
    value: connection,
    configurable: true,
  });
  jest.resetModules();
  const {onRouteDidUpdate} = jest.requireActual<typeof loadAreaParts>(
    '../../../../src/pages/_loadAreaParts',
  );
  onRouteDidUpdate({previousLocation});
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

beforeEach(() => {
  loaded.mockClear();
});

describe('what the pages of all areas share (R14)', () => {
  it('is loaded once the first page is hydrated', async () => {
    await openPage(undefined, null);
    expect(loaded.mock.calls.flat().toSorted()).toEqual([
      'DocItem',
      'DocRoot',
      'DocVersionRoot',
      'DocsRoot',
    ]);
  });

  it('is not loaded if readers save data', async () => {
    await openPage({saveData: true}, null);
    expect(loaded).not.toHaveBeenCalled();
  });

  it('is not loaded by the second page of a visit', async () => {
    await openPage(undefined, {});
    expect(loaded).not.toHaveBeenCalled();
  });
});
