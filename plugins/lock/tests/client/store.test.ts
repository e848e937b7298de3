/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {getKey} from '../../client/keyRing';
import {
  lock,
  openRemembered,
  prepareToUnlock,
  readPage,
  unlock,
} from '../../client/store';
import type {SealedScope} from '../../format/types';
import {
  buildScope,
  makeEntry,
  buildPayload,
  sealPage,
  type BuiltScope,
} from '../../../../tests/support/lock/sealed';
import {installWorkers} from '../../../../tests/support/lock/workers';
import type * as KeyStore from '../../../../tests/support/lock/keyStore';
import {listHeld, resetKeyStore} from '../../../../tests/support/lock/keyStore';

jest.mock(
  '../../client/heldKeys',
  () =>
    jest.requireActual<typeof KeyStore>(
      '../../../../tests/support/lock/keyStore',
    ).keyStore,
);

const KEY = 'docs-lock:path:/reference';
const GLOBAL = 'docs-lock:global';
const ADDRESS = '/reference/truths';
const entries = {
  players: makeEntry('lamp', 'open sesame'),
  admin: makeEntry('root', 'all keys'),
};

async function built(build = 'b1'): Promise<BuiltScope> {
  return buildScope(
    {scope: '/reference', build},
    {path: [await entries.players], admin: [await entries.admin]},
  );
}

function type(
  scope: SealedScope,
  password: string,
  remember = false,
): Promise<boolean> {
  return unlock(scope, '/', {password, remember});
}

/** Simulates a window restored from the back/forward cache, which forgets what was unlocked. */
function reopen(): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
}

function keys(): readonly string[] {
  return [localStorage, sessionStorage].flatMap((storage) =>
    Object.keys(storage),
  );
}

beforeEach(() => {
  installWorkers();
});

afterEach(async () => {
  jest.restoreAllMocks();
  resetKeyStore();
  await lock();
});

describe('unlocking', () => {
  it('starts workers while a password is typed, for each hash and the key, and stops them afterwards', async () => {
    const seen = installWorkers();
    jest.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(8);
    const {scope} = await built();
    prepareToUnlock(scope);
    prepareToUnlock(scope);
    expect(seen.started).toBe(3);
    await type(scope, 'a wrong word');
    expect([seen.started, seen.terminated]).toEqual([3, 3]);
  });

  it('says so if the script of the workers did not run, and starts it anew for the next attempt', async () => {
    const {scope} = await built();
    const seen = installWorkers(true);
    prepareToUnlock(scope);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    await expect(type(scope, 'open sesame')).rejects.toThrow('did not run');
    expect(seen.terminated).toBe(seen.started);
    installWorkers();
    expect(await type(scope, 'open sesame')).toBe(true);
  });

  it('opens what the build sealed, and nothing before', async () => {
    const scope = await built();
    const page = await sealPage(scope, ADDRESS, buildPayload());
    expect(getKey(scope.scope)).toBeUndefined();
    expect(await type(scope.scope, 'open sesame')).toBe(true);
    const key = getKey(scope.scope);
    expect(key && (await readPage(page, ADDRESS, key))).toEqual(buildPayload());
  });

  it.each(['', 'open', 'x'.repeat(73), `open sesame${'x'.repeat(62)}`])(
    'refuses "%s", and stores nothing',
    async (password) => {
      const {scope} = await built();
      expect(await type(scope, password, true)).toBe(false);
      expect(getKey(scope)).toBeUndefined();
      expect(keys()).toEqual([]);
    },
  );

  it('cases 2 and 32: accepts an accent however it is typed, and all 72 bytes of a password', async () => {
    const long = `${'é'.repeat(35)}ab`;
    const {scope} = await buildScope(
      {scope: '/reference', build: 'b1'},
      {path: [await makeEntry('long', long)]},
    );
    expect(await type(scope, `${'é'.repeat(35)}ac`)).toBe(false);
    expect(await type(scope, `${long}x`)).toBe(false);
    expect(await type(scope, long.normalize('NFD'))).toBe(true);
  });

  it('rejects a known password whose hash was forged into the list', async () => {
    const {scope} = await built();
    const known = await makeEntry('lamp', 'known');
    const forged = scope.entries.map((entry) => ({
      ...entry,
      ...known,
      pub: entry.pub,
      priv: entry.priv,
    }));
    await expect(
      type({...scope, entries: forged}, 'known', true),
    ).rejects.toThrow('damaged');
    expect(getKey(scope)).toBeUndefined();
    expect(keys()).toEqual([]);
  });

  it('accepts passwords in their own scope only, and the admin password in all', async () => {
    const {scope: inner} = await buildScope(
      {scope: '/reference/gm', build: 'b1'},
      {path: [await makeEntry('gm', 'behind')], admin: [await entries.admin]},
    );
    const {scope: outer} = await built();
    expect(await type(inner, 'open sesame')).toBe(false);
    expect(await type(outer, 'all keys', true)).toBe(true);
    expect(keys()).toEqual([GLOBAL]);
    expect(await openRemembered(inner, '/')).toBe(true);
  });

  it('makes no request over the network', async () => {
    const fetched = jest.fn();
    Object.assign(globalThis, {fetch: fetched});
    const {scope} = await built();
    await type(scope, 'open sesame');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('ends its workers', async () => {
    const seen = installWorkers();
    const {scope} = await built();
    await type(scope, 'open sesame');
    expect(seen.terminated).toBe(seen.started);
  });
});

describe('being remembered', () => {
  it.each([
    [true, localStorage, sessionStorage],
    [false, sessionStorage, localStorage],
  ])(
    '%s, is stored in the right place, without the password',
    async (remember, kept, other) => {
      const {scope} = await built();
      await type(scope, 'open sesame', remember);
      expect(Object.keys(kept)).toEqual([KEY]);
      expect(other).toHaveLength(0);
      expect(kept.getItem(KEY)).not.toContain('sesame');
      reopen();
      expect(getKey(scope)).toBeUndefined();
      expect(await openRemembered(scope, '/')).toBe(true);
    },
  );

  it('ends after 90 days', async () => {
    const {scope} = await built();
    await type(scope, 'open sesame', true);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(now + 89 * 24 * 3600 * 1000);
    reopen();
    expect(await openRemembered(scope, '/')).toBe(true);
    clock.mockReturnValue(now + 91 * 24 * 3600 * 1000);
    reopen();
    expect(await openRemembered(scope, '/')).toBe(false);
    expect(keys()).toEqual([]);
  });

  it('survives a new build with new keys', async () => {
    const {scope} = await built();
    await type(scope, 'open sesame', true);
    const next = await built('b2');
    expect(getKey(next.scope)).toBeUndefined();
    expect(await openRemembered(next.scope, '/')).toBe(true);
  });

  it('ends when the password is revoked', async () => {
    const {scope} = await built();
    await type(scope, 'open sesame', true);
    const next = await buildScope(
      {scope: '/reference', build: 'b2'},
      {admin: [await entries.admin]},
    );
    expect(await openRemembered(next.scope, '/')).toBe(false);
    expect(keys()).toEqual([]);
    expect(await type(next.scope, 'open sesame')).toBe(false);
  });

  it.each([
    'garbage',
    '{"v":2,"id":"lamp","until":9e15,"held":"a"}',
    `{"v":2,"id":"lamp","until":9e15,"kek":"${btoa('x'.repeat(32))}"}`,
    '{"v":3,"id":"lamp","until":9e15,"held":"unknown"}',
    '{"v":3,"id":"somebody","until":9e15,"held":"a"}',
  ])('does not work with %s, which is removed', async (text) => {
    localStorage.setItem(KEY, text);
    sessionStorage.setItem(GLOBAL, text);
    const {scope} = await built();
    expect(await openRemembered(scope, '/')).toBe(false);
    expect(keys()).toEqual([]);
  });

  it('lasts as long as the page if the browser holds no keys, and stores nothing', async () => {
    resetKeyStore(false);
    const {scope} = await built();
    expect(await type(scope, 'open sesame', true)).toBe(true);
    expect(getKey(scope)).toBeDefined();
    expect(keys()).toEqual([]);
  });

  it('replaces what was remembered of the same path before', async () => {
    const {scope} = await built();
    await type(scope, 'open sesame', true);
    await type(scope, 'open sesame', false);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(1);
    expect(listHeld()).toHaveLength(1);
  });

  it('lasts as long as the page if storage is forbidden or full', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const {scope} = await built();
    expect(await openRemembered(scope, '/')).toBe(false);
    expect(await type(scope, 'open sesame', true)).toBe(true);
    expect(getKey(scope)).toBeDefined();
  });

  it('needs cryptography, and says so if there is none', async () => {
    const {scope} = await built();
    const {crypto} = globalThis;
    Object.assign(globalThis, {crypto: {}});
    await expect(openRemembered(scope, '/')).rejects.toThrow(
      /does not support encryption/,
    );
    await expect(type(scope, 'open sesame')).rejects.toThrow(
      /does not support encryption/,
    );
    Object.assign(globalThis, {crypto});
  });
});
