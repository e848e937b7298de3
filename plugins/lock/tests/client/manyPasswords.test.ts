/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {getKey} from '../../client/keyRing';
import {lock, unlock} from '../../client/store';
import {createEntry} from '../../format/entry';
import type {PasswordEntry, SealedScope} from '../../format/types';
import {realBcrypt} from '../../../../tests/support/lock/bcrypt';
import {buildScope, makeEntry} from '../../../../tests/support/lock/sealed';
import {installWorkers} from '../../../../tests/support/lock/workers';
import type * as KeyStore from '../../../../tests/support/lock/keyStore';

jest.mock(
  '../../client/heldKeys',
  () =>
    jest.requireActual<typeof KeyStore>(
      '../../../../tests/support/lock/keyStore',
    ).keyStore,
);

const KEY = 'docs-lock:path:/reference';

async function createScope(
  scope: string,
  path: readonly PasswordEntry[],
): Promise<SealedScope> {
  return (await buildScope({scope, build: 'b1'}, {path})).scope;
}

function type(scope: SealedScope, password: string): Promise<boolean> {
  return unlock(scope, '/', {password, remember: true});
}

afterEach(lock);

it('one of ten passwords at different costs opens, with four workers at most', async () => {
  const costs = [4, 5, 6, 4, 5, 6, 4, 5, 6, 7];
  const entries = costs.map((cost, index) =>
    createEntry(realBcrypt, {
      id: `word${index}`,
      password: `word ${index}`,
      cost,
    }),
  );
  const scope = await createScope('/reference', await Promise.all(entries));
  for (const [password, opens] of [
    ['word 10', false],
    ['word 9', true],
  ] as const) {
    const workers = installWorkers();
    expect(await type(scope, password)).toBe(opens);
    expect(workers.started).toBeGreaterThan(0);
    expect(workers.started).toBeLessThanOrEqual(4);
    expect(workers.terminated).toBe(workers.started);
  }
});

it('two scopes open at once, each with its own password', async () => {
  installWorkers();
  const outer = await createScope('/reference', [
    await makeEntry('lamp', 'open sesame'),
  ]);
  const inner = await createScope('/reference/gm', [
    await makeEntry('gm', 'behind'),
  ]);
  const both = [type(outer, 'open sesame'), type(inner, 'behind')];
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(getKey(outer)).not.toBe(getKey(inner));
  expect(Object.keys(localStorage).toSorted()).toEqual([KEY, `${KEY}/gm`]);
});
