/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {
  getKey,
  subscribe,
} from '../../../../../src/features/lock/hooks/keyRing';
import {lock, unlock} from '../../../../../src/features/lock/hooks/store';
import type {SealedScope} from '@engine/docs-lock/method/types';
import {
  buildScope,
  makeEntry,
  type BuiltScope,
} from '../../../../support/lock/sealed';
import {installWorkers} from '../../../../support/lock/workers';

jest.mock('../../../../../src/features/lock/hooks/startWorker', () => ({
  startWorker: () => new Worker(''),
}));

const KEY = 'docs-lock:path:/reference';
const entry = makeEntry('lamp', 'open sesame');

async function built(): Promise<BuiltScope> {
  return buildScope(
    {scope: '/reference', generation: 'g1'},
    {path: [await entry]},
  );
}

function type(
  scope: SealedScope,
  password: string,
  remember = false,
): Promise<boolean> {
  return unlock(scope, '/', {password, remember});
}

function keys(): readonly string[] {
  return [localStorage, sessionStorage].flatMap((storage) =>
    Object.keys(storage),
  );
}

beforeEach(() => {
  installWorkers();
});

describe('locking again', () => {
  it('forgets the reader and all that was open', async () => {
    const {scope} = await built();
    await type(scope, 'open sesame', true);
    const told = jest.fn();
    const end = subscribe(told);
    lock();
    end();
    expect(told).toHaveBeenCalledTimes(1);
    expect(getKey(scope)).toBeUndefined();
    expect(keys()).toEqual([]);
  });

  it('forgets search results', async () => {
    const {scope} = await built();
    await type(scope, 'open sesame');
    localStorage.setItem('recent-searches', '["ninth house"]');
    lock();
    expect(localStorage.getItem('recent-searches')).toBeNull();
  });

  it('reaches other windows, also for readers who are not remembered', async () => {
    const {scope} = await built();
    await type(scope, 'open sesame');
    window.dispatchEvent(
      new StorageEvent('storage', {key: 'docs-lock:locked', newValue: ''}),
    );
    expect(getKey(scope)).toBeUndefined();
    expect(keys()).toEqual([]);
  });

  it('happens when another window forgets the password, or its reader clears the storage', async () => {
    const {scope} = await built();
    for (const key of [KEY, null]) {
      await type(scope, 'open sesame');
      window.dispatchEvent(new StorageEvent('storage', {key, newValue: null}));
      expect(getKey(scope)).toBeUndefined();
      expect(keys()).toEqual([]);
    }
  });

  it('does not happen when another window is unlocked, or stores something else', async () => {
    const {scope} = await built();
    await type(scope, 'open sesame');
    for (const [key, newValue] of [
      [KEY, '{}'],
      ['theme', null],
    ] as const) {
      window.dispatchEvent(new StorageEvent('storage', {key, newValue}));
    }
    expect(getKey(scope)).toBeDefined();
  });
});
