/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import '../../../saved-data/client/followForgetting';
import {getKey, subscribe} from '../../client/keyRing';
import {lock, openRemembered, unlock} from '../../client/store';
import type {SealedScope} from '../../format/types';
import {buildScope, makeEntry} from '../../../../tests/support/lock/sealed';
import {tellForgotten} from '../../../../src/shared/client/tabChannel';
import type * as KeyStore from '../../../../tests/support/lock/keyStore';
import {listHeld} from '../../../../tests/support/lock/keyStore';
import {installWorkers} from '../../../../tests/support/lock/workers';

jest.mock(
  '../../client/heldKeys',
  () =>
    jest.requireActual<typeof KeyStore>(
      '../../../../tests/support/lock/keyStore',
    ).keyStore,
);

const entry = makeEntry('lamp', 'open sesame');
let scope: SealedScope;

/** Unlocks the scope, with something in every place that locking clears. */
async function unlockAndSearch(remember: boolean): Promise<void> {
  await unlock(scope, '/', {password: 'open sesame', remember});
  localStorage.setItem('recent-searches', '["ninth house"]');
  localStorage.setItem('theme', 'dark');
}

/** Expects that nothing is left that opens a page, or tells of one. */
function expectLocked(): void {
  expect(getKey(scope)).toBeUndefined();
  expect(listHeld()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['theme']);
  expect(Object.keys(sessionStorage)).toEqual([]);
}

beforeEach(async () => {
  installWorkers();
  ({scope} = await buildScope(
    {scope: '/reference', build: 'b1'},
    {path: [await entry]},
  ));
});

describe.each([true, false])('locking a reader remembered: %s', (remember) => {
  it('leaves nothing that opens', async () => {
    await unlockAndSearch(remember);
    const told = jest.fn();
    const end = subscribe(told);
    const locked = lock();
    expect(told).toHaveBeenCalledTimes(1);
    end();
    await locked;
    expectLocked();
  });

  it('in another tab, or forgetting there, leaves nothing that opens', async () => {
    await unlockAndSearch(remember);
    expect(getKey(scope)).toBeDefined();
    tellForgotten('docs-lock');
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expectLocked();
  });
});

it('locking ends what a remembered key is about to open', async () => {
  await unlock(scope, '/', {password: 'open sesame', remember: true});
  window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  const opening = openRemembered(scope, '/');
  await lock();
  expect(await opening).toBe(false);
  expect(getKey(scope)).toBeUndefined();
});
