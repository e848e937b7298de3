import {act, renderHook, waitFor} from '@testing-library/react';
import {keepPack} from '../../client/keepPacks';
import {usePacks} from '../../client/usePacks';

jest.mock('../../client/keepPacks', () => ({
  fetchEdition: () =>
    Promise.resolve({edition: 'new', packs: {pages: {bytes: 100, list: 'a'}}}),
  keepPack: jest.fn(() => Promise.resolve()),
}));

jest.mock('../../client/keptStore', () => ({
  openKeptStore: () => ({
    readEdition: () => Promise.resolve(undefined),
    readPending: () => Promise.resolve([]),
  }),
}));

/** Gives the browser a property, or one that throws when it is read. */
function giveNavigator(name: string, get: () => unknown): void {
  Object.defineProperty(navigator, name, {configurable: true, get});
}

function deny(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

beforeAll(() => {
  giveNavigator('serviceWorker', () => ({}));
});

describe('what a device keeps', () => {
  it.each<[string, () => unknown]>([
    ['has no storage manager', () => undefined],
    ['denies its storage manager', deny],
    ['has one that can do nothing', () => ({})],
    ['has one that refuses', () => ({estimate: deny, persist: deny})],
  ])('is fetched where the browser %s', async (_, storage) => {
    giveNavigator('storage', storage);
    const {result} = renderHook(usePacks);
    await waitFor(() => {
      expect(result.current.rows).toMatchObject([{state: 'absent'}]);
    });
    expect(result.current.room).toBeUndefined();
    await act(async () => {
      result.current.keep('pages');
      await Promise.resolve();
    });
    expect(keepPack).toHaveBeenLastCalledWith('pages', expect.anything());
  });
});
