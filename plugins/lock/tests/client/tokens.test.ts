/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {
  forgetAllTokens,
  isAnythingRemembered,
  isRemembered,
  readTokens,
} from '../../client/tokens';

const NAMES = ['localStorage', 'sessionStorage'] as const;

const originals = NAMES.map(
  (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
);

afterEach(() => {
  for (const [name, original] of originals) {
    Object.defineProperty(window, name, original ?? {});
  }
});

describe('remembered passwords', () => {
  it.each([
    ['is null, as in some web views', {value: null}],
    [
      'is denied',
      {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      },
    ],
  ])('are none where storage %s', async (_, storage) => {
    for (const name of NAMES) {
      Object.defineProperty(window, name, {...storage, configurable: true});
    }
    expect(isAnythingRemembered()).toBe(false);
    expect(isRemembered(['docs-lock'])).toBe(false);
    expect(readTokens('docs-lock')).toEqual([]);
    await expect(forgetAllTokens()).resolves.toBeUndefined();
  });
});
