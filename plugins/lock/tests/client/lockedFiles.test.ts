/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {openLockedFile} from '../../client/lockedFiles';
import {lock, unlock} from '../../client/store';
import {sealBytes} from '../../format/sealing';
import type {SealedScope} from '../../format/types';
import {
  buildScope,
  makeEntry,
  type BuiltScope,
} from '../../../../tests/support/lock/sealed';
import {installWorkers} from '../../../../tests/support/lock/workers';
import type * as KeyStore from '../../../../tests/support/lock/keyStore';

jest.mock(
  '../../client/heldKeys',
  () =>
    jest.requireActual<typeof KeyStore>(
      '../../../../tests/support/lock/keyStore',
    ).keyStore,
);

const entry = makeEntry('lamp', 'open sesame');

async function built(): Promise<BuiltScope> {
  return buildScope({scope: '/reference', build: 'b1'}, {path: [await entry]});
}

function type(scope: SealedScope, password: string): Promise<boolean> {
  return unlock(scope, '/', {password, remember: false});
}

beforeEach(() => {
  installWorkers();
});

afterEach(lock);

describe('a file of a locked page', () => {
  const file = {
    id: 'abc',
    name: 'wards.png',
    mime: 'image/png',
    size: 3,
    link: 'lock-asset:abc',
  };
  const revoked = jest.fn();
  const fetched = jest.fn<Promise<unknown>, [string]>();
  let answers: (() => Promise<unknown>)[] = [];

  async function getHome({scope, contentKey}: BuiltScope, name = 'abc') {
    const blob = await sealBytes(contentKey, new Uint8Array([1, 2, 3]), {
      scope: '/reference',
      address: `/assets/locked/${name}.bin`,
    });
    const ok = {
      ok: true,
      status: 200,
      arrayBuffer: () => Promise.resolve(blob.buffer),
    };
    answers = [() => Promise.resolve(ok)];
    return {scope, files: [file], baseUrl: '/orrameth/'};
  }

  beforeEach(() => {
    revoked.mockClear();
    fetched.mockReset();
    fetched.mockImplementation(() =>
      (answers.shift() ?? (() => Promise.reject(new Error('offline'))))(),
    );
    Object.assign(globalThis, {fetch: fetched});
    Object.assign(URL, {
      createObjectURL: ({type: mime, size}: Blob) => `blob:${mime},${size}`,
      revokeObjectURL: revoked,
    });
  });

  it('is fetched once, decrypted, and released when everything is locked', async () => {
    const scope = await built();
    const home = await getHome(scope);
    await type(scope.scope, 'open sesame');
    expect(await openLockedFile('lock-asset:abc#page=2', home)).toBe(
      'blob:image/png,3',
    );
    await openLockedFile('lock-asset:abc', home);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toBe('/orrameth/assets/locked/abc.bin');
    await lock();
    expect(revoked).toHaveBeenCalledWith('blob:image/png,3');
  });

  it.each([
    ['is missing', () => Promise.resolve({ok: false, status: 404})],
    ['cannot be reached', () => Promise.reject(new Error('offline'))],
    [
      'was changed',
      () =>
        Promise.resolve({
          ok: true,
          status: 200,
          arrayBuffer: () => Promise.resolve(new ArrayBuffer(300)),
        }),
    ],
  ])('that %s fails alone, and can be opened later', async (_, answer) => {
    const scope = await built();
    const home = await getHome(scope);
    answers.unshift(answer);
    await type(scope.scope, 'open sesame');
    await expect(openLockedFile('lock-asset:abc', home)).rejects.toThrow();
    expect(await openLockedFile('lock-asset:abc', home)).toBe(
      'blob:image/png,3',
    );
  });

  it('is not replaced by another file, nor by one that the page does not have', async () => {
    const scope = await built();
    const home = await getHome(scope, 'other');
    await type(scope.scope, 'open sesame');
    await expect(openLockedFile('lock-asset:abc', home)).rejects.toThrow(
      'damaged',
    );
    await expect(openLockedFile('lock-asset:zzz', home)).rejects.toThrow(
      'damaged',
    );
  });

  it('cannot be opened once its page is locked', async () => {
    const scope = await built();
    const home = await getHome(scope);
    await expect(openLockedFile('lock-asset:abc', home)).rejects.toThrow(
      'damaged',
    );
  });
});
